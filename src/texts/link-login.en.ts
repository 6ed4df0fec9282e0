export const linkLoginTexts = {
  willBe: 'You will be signed in as {name}',
  switchQuestion: 'You are signed in as {name}. Switch accounts?',
  username: 'Account: {username}',
  warning: 'Make sure that this account is yours. If you did not start this sign-in, do not go on.',
  enter: 'Sign in',
  cancel: 'Cancel',
  switch: 'Switch accounts',
  keep: 'Keep my account',
  looking: 'Checking the sign-in',
  expired: 'This sign-in link has expired. Please come from the app or the site again.',
  invalid: 'This sign-in link is not valid. Please come from the app or the site again.',
  returnQuestion: 'Sign in to {host} as {name}?',
  returnWarning:
    '{host} will be able to use your account here. If you did not start this sign-in, do not go on.',
  goOn: 'Go on',
  qrLogin: 'No QR code is shown for a sign-in link',
  qrLeave: 'No QR code is shown for a link that switches organisations or signs out',
  qrLeaveText:
    'Anyone who scans it would leave their organisation or be signed out. Use a link without an organisation’s code.',
  qrLoginText:
    'This link carries a sign-in, or may carry one: it would sign anyone who scans it in to somebody else’s account. Do not scan or pass on sign-in links you do not know.',
};
