import { defineTexts } from './texts.ts';

/** Those of the area that are said when messages have been marked read. */
export const markingTexts = defineTexts('notices', {
  readDone: '标记已读成功',
  readFailed: '标记已读失败，请稍后重试',
});
