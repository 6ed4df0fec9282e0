import type { messageFaultsTexts } from '../messages-faults.ts';
import type { messagePagesTexts } from '../messages-pages.ts';
import type { messagesTexts } from '../messages.ts';
import type { Translation } from '../texts.ts';

export const messages: Translation<typeof messagesTexts> &
  Translation<typeof messagePagesTexts> &
  Translation<typeof messageFaultsTexts> = {
  types: 'Kinds of messages',
  allTypes: 'All messages',
  otherType: 'Other messages',
  typesFailed: 'The kinds of messages could not be loaded',
  show: 'Show',
  showAll: 'All',
  showUnread: 'Unread',
  showRead: 'Read',
  list: 'Messages',
  pages: 'Pages of messages',
};
