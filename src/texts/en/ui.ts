import type { uiTexts } from '../ui.ts';
import type { avatarUiTexts } from '../ui-avatar.ts';
import type { counterTexts } from '../ui-counter.ts';
import type { fieldTexts } from '../ui-fields.ts';
import type { loadingTexts } from '../ui-loading.ts';
import type { pagerTexts } from '../ui-pager.ts';
import type { restUiTexts } from '../ui-rest.ts';
import type { Translation } from '../texts.ts';

export const ui: Translation<typeof uiTexts> &
  Translation<typeof avatarUiTexts> &
  Translation<typeof counterTexts> &
  Translation<typeof fieldTexts> &
  Translation<typeof loadingTexts> &
  Translation<typeof pagerTexts> &
  Translation<typeof restUiTexts> = {
  loading: 'Loading',
  busy: 'Working',
  empty: 'Nothing here yet',
  none: 'none yet',
  errorTitle: 'This could not be loaded',
  errorText: 'Check your connection and try again.',
  crashTitle: 'Something went wrong',
  crashText: 'Please try again. If it keeps happening, contact support.',
  retry: 'Try again',
  close: 'Close',
  confirm: 'OK',
  cancel: 'Cancel',
  dismissNotice: 'Dismiss notice',
  loadFailed: 'Loading failed. Check your connection and try again.',
  count: '{count}/{limit}',
  charactersLeft: '{count} characters left',
  charactersOver: '{count} characters too many',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  choose: 'Please choose',
  getCode: 'Get code',
  resendIn: 'Resend in {seconds}s',
  unread: '{count} unread',
  pagination: 'Pagination',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {page}',
  jumpTo: 'Go to',
  jumpUnit: '',
  jumpLabel: 'Page to go to, of {count}',
  avatarOf: 'Picture of {name}',
  avatar: 'Picture',
  stepDone: 'done',
  skipToContent: 'Skip to main content',
};
