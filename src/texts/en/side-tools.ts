import type { sideToolsTexts } from '../side-tools.ts';
import type { Translation } from '../texts.ts';

export const sideTools: Translation<typeof sideToolsTexts> = {
  name: 'Quick services',
  phone: 'Call us',
  phoneHint: 'Support hotline',
  feedback: 'Feedback',
  feedbackUnread: 'Feedback, {count} unread replies',
  top: 'Back to top',
};
