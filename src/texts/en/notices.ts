import type { markingTexts } from '../notices-marking.ts';
import type { signedOutTexts } from '../notices-signed-out.ts';
import type { noticeTexts } from '../notices.ts';
import type { Translation } from '../texts.ts';

export const notices: Translation<typeof noticeTexts> &
  Translation<typeof markingTexts> &
  Translation<typeof signedOutTexts> = {
  unread: 'Unread',
  readAll: 'Mark all as read',
  readDone: 'Marked as read',
  readFailed: 'This could not be marked as read. Please try again later.',
  newWindow: ' (opens in a new window)',
  login: 'Sign in',
  signedOut: 'Sign in to see your notifications',
};
