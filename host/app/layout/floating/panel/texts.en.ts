export const toolsPanelTexts = {
  phone: 'Call us',
  feedback: 'Feedback',
  feedbackUnread: 'Feedback, {count} unread replies',
};
