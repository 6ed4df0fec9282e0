import { defineTexts } from './texts.ts';

export const noticeTexts = defineTexts('notices', {
  unread: '未读',
  readAll: '全部已读',
  readDone: '标记已读成功',
  readFailed: '标记已读失败，请稍后重试',
  newWindow: '（在新窗口打开）',
  login: '去登录',
  signedOut: '登录后即可查看消息通知',
});
