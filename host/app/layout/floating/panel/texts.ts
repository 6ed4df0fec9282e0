import { defineTexts } from '../../../../../src/texts/texts.ts';
import * as en from './texts.en.ts';

export const toolsPanelTexts = defineTexts(
  'toolsPanel',
  {
    phone: '电话咨询',
    feedback: '意见反馈',
    feedbackUnread: '意见反馈，{count} 条未读回复',
  },
  en.toolsPanelTexts,
);
