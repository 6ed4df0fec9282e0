import type { feedbackButtonTexts } from '../feedback-button.ts';
import type { Translation } from '../texts.ts';

export const feedbackButton: Translation<typeof feedbackButtonTexts> = {
  name: 'Feedback',
  nameUnread: 'Feedback, {count} unread replies',
  moveHint: 'Can be dragged; arrow keys move it, with Shift further',
  arrived: '{count} new replies to your feedback',
};
