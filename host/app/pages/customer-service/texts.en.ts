export const customerServiceTexts = {
  title: 'Help desk',
  greeting: 'Hello, how can we help?',
  hint: 'Search for your question, or choose one on the left.',
  hintPhone: 'Search for your question, or choose one below.',
  back: 'Back to the questions',
  unsolved: 'No answer found?',
  feedback: 'Send feedback',
  leaveMessage: 'Leave a message',
  phone: 'Call support: {phone}',
  phoneLine: 'Support hotline',
};
