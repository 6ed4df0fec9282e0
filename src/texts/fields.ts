import { defineTexts } from './texts.ts';
import * as en from './fields.en.ts';

/** The texts of the form fields in `src/ui`. */
export const fieldTexts = defineTexts(
  'ui',
  {
    count: '{count}/{limit}',
    charactersLeft: '还可以输入 {count} 个字',
    charactersOver: '已超出 {count} 个字',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    capsLock: '大写锁定已打开',
    choose: '请选择',
    getCode: '获取验证码',
    resendIn: '{seconds}s后重新发送',
  },
  en.fieldTexts,
);
