import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const sideToolsTexts = defineTexts(
  'sideTools',
  {
    name: '快捷服务',
    phone: '电话咨询',
    phoneHint: '服务热线',
    feedback: '意见反馈',
    feedbackUnread: '意见反馈，{count} 条未读回复',
    top: '回到顶部',
  },
  en.sideToolsTexts,
);
