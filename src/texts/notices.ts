import { defineTexts } from './texts.ts';

export const noticeTexts = defineTexts(
  'notices',
  {
    unread: '未读',
    readAll: '全部已读',
    readDone: '标记已读成功',
    readFailed: '标记已读失败，请稍后重试',
    newWindow: '（在新窗口打开）',
    login: '去登录',
    signedOut: '登录后即可查看消息通知',
  },
  {
    unread: 'Unread',
    readAll: 'Mark all as read',
    readDone: 'Marked as read',
    readFailed: 'This could not be marked as read. Please try again later.',
    newWindow: ' (opens in a new window)',
    login: 'Sign in',
    signedOut: 'Sign in to see your notifications',
  },
);
