export const sharedLoginTexts = {
  code: 'Code',
  codeRequired: 'Enter the code',
  codeWrong: 'A code has at most 8 digits',
  codeSent: 'The code has been sent to your phone',
  failed: 'You could not be signed in. Please try again later.',
  scanOther: 'This scan could not be confirmed here. Go back to the page with the code, or scan again.',
};
