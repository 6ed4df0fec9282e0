export const floatingTexts = {
  area: 'Quick services',
  open: 'Help and feedback',
  openUnread: 'Help and feedback, {count} unread replies',
  feedback: 'Feedback',
  feedbackUnread: 'Feedback, {count} unread replies',
  moveHint: 'Can be dragged; arrow keys move it, with Shift further',
  top: 'Back to top',
};

export const toolsPanelTexts = {
  phone: 'Call us',
};
