export const fieldTexts = {
  count: '{count}/{limit}',
  charactersLeft: '{count} {count:character|characters} left',
  charactersOver: '{count} {count:character|characters} too many',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  choose: 'Please choose',
  getCode: 'Get code',
  resendIn: 'Resend in {seconds}s',
};
