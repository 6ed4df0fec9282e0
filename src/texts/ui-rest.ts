import { defineTexts } from './texts.ts';

/** Those of the area that go with buttons, or that only one part of it needs each. */
export const restUiTexts = defineTexts('ui', {
  busy: '正在处理',
  empty: '暂无相关数据',
  errorTitle: '内容加载失败',
  errorText: '请检查网络后重试。',
  crashText: '请重试；如仍有问题，请联系客服。',
  confirm: '确定',
  cancel: '取消',
  close: '关闭',
  dismissNotice: '关闭提示',
  stepDone: '已完成',
  skipToContent: '跳到主要内容',
});
