import type { messagesTexts } from '../messages.ts';
import type { Translation } from '../texts.ts';

export const messages: Translation<typeof messagesTexts> = {
  types: 'Kinds of messages',
  allTypes: 'All messages',
  otherType: 'Other messages',
  typesFailed: 'The kinds of messages could not be loaded',
  retryTypes: 'Try again',
  show: 'Show',
  showAll: 'All',
  showUnread: 'Unread',
  showRead: 'Read',
  list: 'Messages',
  pages: 'Pages of messages',
};
