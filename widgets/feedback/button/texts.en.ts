export const feedbackButtonTexts = {
  name: 'Feedback',
  nameUnread: 'Feedback, {count} unread replies',
  moveHint: 'Can be dragged; arrow keys move it, with Shift further',
  arrived: '{count} new replies to your feedback',
};
