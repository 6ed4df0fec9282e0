import { defineTexts } from './texts.ts';

/** Those of the area for whoever is not signed in. */
export const signedOutTexts = defineTexts('notices', {
  login: '去登录',
  signedOut: '登录后即可查看消息通知',
});
