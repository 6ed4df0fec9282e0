import { defineTexts } from './texts.ts';

/** Those of the area that a first load needs; the others come with what shows them. */
export const firstUiTexts = defineTexts('ui', {
  crashTitle: '页面出现异常',
  loadFailed: '加载失败，请检查网络后重试',
});
