import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

/** Apart from the dialog's texts, which would make up half of the button's first load. */
export const feedbackButtonTexts = defineTexts(
  'feedbackButton',
  {
    name: '意见反馈',
    nameUnread: '意见反馈，{count} 条未读回复',
    moveHint: '可拖动；按方向键移动位置，按住 Shift 移动得更远',
    arrived: '您的反馈有 {count} 条新回复',
  },
  en.feedbackButtonTexts,
);
