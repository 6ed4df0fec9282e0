import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const floatingTexts = defineTexts(
  'floating',
  {
    area: '快捷服务',
    open: '咨询与反馈',
    openUnread: '咨询与反馈，{count} 条未读回复',
    feedback: '意见反馈',
    feedbackUnread: '意见反馈，{count} 条未读回复',
    moveHint: '可拖动；按方向键移动位置，按住 Shift 移动得更远',
    top: '回到顶部',
  },
  en.floatingTexts,
);

export const toolsPanelTexts = defineTexts('toolsPanel', { phone: '电话咨询' }, en.toolsPanelTexts);
