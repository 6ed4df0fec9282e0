import { defineTexts } from './texts.ts';

/** Those of the area that have nothing to do with what an answer means. */
export const firstHttpTexts = defineTexts('http', {
  timeout: '请求超时，请检查网络后重试',
  offline: '网络连接失败，请检查网络后重试',
  malformed: '服务器返回的数据有误，请稍后重试',
  refused: '操作失败，请稍后重试',
});
