import { defineTexts } from './texts.ts';
import * as en from './link-login.en.ts';

/** The texts of a login by link: the owner of the account and the confirmation. */
export const linkLoginTexts = defineTexts(
  'linkLogin',
  {
    willBe: '将以{name}的身份登录',
    switchQuestion: '当前已登录为{name}，是否切换？',
    username: '账号：{username}',
    warning: '请确认这是您本人的账号。如果不是您本人发起的登录，请不要继续。',
    enter: '登录',
    cancel: '取消',
    switch: '切换账号',
    keep: '保持当前账号',
    looking: '正在核对登录信息，请稍候',
    expired: '登录链接已失效，请从原应用或原网站重新进入',
    invalid: '登录链接无效，请从原应用或原网站重新进入',
    returnQuestion: '以{name}的身份登录 {host}？',
    returnWarning: '{host} 将能使用您在本门户的账号。如果不是您本人要登录该网站，请不要继续。',
    goOn: '继续',
    qrLogin: '不能显示登录链接的二维码',
    qrLeave: '不能显示会切换机构或退出登录的二维码',
    qrLeaveText: '扫码的人会离开自己的机构或退出登录。请改用不含机构代码的链接。',
    qrLoginText:
      '该链接含有或可能含有登录凭证，扫码的人会登录到他人的账号。请勿扫描或转发来历不明的登录链接。',
  },
  en.linkLoginTexts,
);
