export const sessionTexts = {
  insecure: 'This connection is not secure, so the password was not sent. Please use the https address.',
  logoutQuestion: 'Do you want to sign out?',
  publicComputer: 'This is a public computer',
  publicComputerHint:
    'Your drafts, notes, searches and everything else of yours are removed from this browser.',
  signedOutElsewhere: 'You have signed out in another tab',
  handOverRefused: 'This site is not allowed to receive your session',
  handOverFailed: 'This cannot be opened right now. Please try again later.',
  tokenSlow: 'Still checking who is signed in',
  retry: 'Try again',
  leadingBack: 'Leading back to the other site',
  windowBlocked: 'Your browser blocked the new window. Allow pop-ups for this site and try again.',
};
