import { defineTexts } from './texts.ts';
import * as en from './password.en.ts';

/** The texts for setting a password: its fields, rules and errors. */
export const passwordTexts = defineTexts(
  'password',
  {
    newPassword: '新密码',
    newPasswordHint: '8-16位，含字母、数字和符号',
    required: '请输入密码',
    wrong: '密码格式不正确',
    confirm: '确认密码',
    confirmHint: '请再次输入密码',
    confirmRequired: '请再次输入密码',
    confirmWrong: '两次输入密码不一致',
    checklist: '密码要求',
    checkSpace: '不含空格',
    checkLength: '8-16位字符',
    checkMix: '包含字母、数字和符号',
    checkPlain: '不含中文和全角符号',
    checkMet: '已满足',
    checkOpen: '未满足',
  },
  en.passwordTexts,
);
