export const sideToolsTexts = {
  name: 'Quick services',
  phone: 'Call us',
  phoneHint: 'Support hotline',
  feedback: 'Feedback',
  feedbackUnread: 'Feedback, {count} unread replies',
  top: 'Back to top',
};
