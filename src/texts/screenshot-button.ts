import { defineTexts } from './texts.ts';

/** Those of the area that are needed before the first screenshot. */
export const screenshotButtonTexts = defineTexts('screenshot', {
  take: '页面截图',
  taking: '正在生成截图',
  failed: '截图失败，请重试或改为上传图片',
});
