export const notificationTexts = {
  unread: 'Unread',
  readAll: 'Mark all as read',
  readDone: 'Marked as read',
  readFailed: 'This could not be marked as read. Please try again later.',
  newWindow: ' (opens in a new window)',
  login: 'Sign in',
  signedOut: 'Sign in to see your notifications',
};
