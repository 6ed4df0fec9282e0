import { defineTexts } from './texts.ts';

/** Those of the area that only one part of it needs each. */
export const restUiTexts = defineTexts('ui', {
  crashText: '请重试；如仍有问题，请联系客服。',
  confirm: '确定',
  cancel: '取消',
  dismissNotice: '关闭提示',
  stepDone: '已完成',
  skipToContent: '跳到主要内容',
});
