import { defineTexts } from './texts.ts';
import * as en from './login.en.ts';

/** The texts of the login that the session and other widgets share. */
export const sharedLoginTexts = defineTexts(
  'login',
  {
    code: '验证码',
    codeRequired: '请输入验证码',
    codeWrong: '验证码为8位以内的数字',
    codeSent: '验证码已发送到您的手机上',
    failed: '登录失败，请稍后重试',
    scanOther: '未能在本页确认此次扫码，请回到原页面继续，或重新扫码',
  },
  en.sharedLoginTexts,
);
