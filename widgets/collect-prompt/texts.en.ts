export const collectPromptTexts = {
  title: 'Complete your personal data',
  text: 'Please complete your personal data, so that your class hours and certificates are recorded correctly.',
  fill: 'Fill in now',
  close: 'Close',
};
