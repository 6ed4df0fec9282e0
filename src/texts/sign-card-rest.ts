import { defineTexts } from './texts.ts';

/** Those of the area that only few see: something has gone wrong, or nobody is signed in. */
export const restSignCardTexts = defineTexts('signCard', {
  creditFailed: '积分加载失败',
  creditRetry: '重新加载积分',
  calendarFailed: '签到信息加载失败',
  signedOut: '登录后即可签到并查看积分',
  login: '去登录',
});
