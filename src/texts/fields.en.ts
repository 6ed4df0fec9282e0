export const fieldTexts = {
  count: '{count}/{limit}',
  charactersLeft: '{count} characters left',
  charactersOver: '{count} characters too many',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  choose: 'Please choose',
  getCode: 'Get code',
  resendIn: 'Resend in {seconds}s',
};
