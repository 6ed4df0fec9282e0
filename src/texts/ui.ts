import { firstUiTexts } from './ui-first.ts';
import { defineTexts } from './texts.ts';

/** Those of the area that most views need; see its other files for the rest. */
export const uiTexts = defineTexts('ui', {
  ...firstUiTexts['zh-CN'],
  busy: '正在处理',
  empty: '暂无相关数据',
  errorTitle: '内容加载失败',
  errorText: '请检查网络后重试。',
  retry: '重试',
  close: '关闭',
  unread: '{count} 条未读',
});
