import { defineTexts } from './texts.ts';

/** Those of the area that every list of messages needs; see its other files for the rest. */
export const noticeTexts = defineTexts('notices', {
  unread: '未读',
  readAll: '全部已读',
  newWindow: '（在新窗口打开）',
});
