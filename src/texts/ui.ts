import { firstUiTexts } from './ui-first.ts';
import { defineTexts } from './texts.ts';

/** Those of the area that most views need; see its other files for the rest. */
export const uiTexts = defineTexts('ui', {
  ...firstUiTexts['zh-CN'],
  retry: '重试',
  unread: '{count} 条未读',
});
