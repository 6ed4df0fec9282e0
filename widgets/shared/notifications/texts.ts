import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const notificationTexts = defineTexts(
  'notices',
  {
    unread: '未读',
    readAll: '全部已读',
    newWindow: '（在新窗口打开）',
    readDone: '标记已读成功',
    readFailed: '标记已读失败，请稍后重试',
    login: '去登录',
    signedOut: '登录后即可查看消息通知',
  },
  en.notificationTexts,
);
