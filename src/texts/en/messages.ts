import type { messagesTexts } from '../messages.ts';
import type { Translation } from '../texts.ts';

export const messages: Translation<typeof messagesTexts> = {
  types: 'Kinds of messages',
  allTypes: 'All messages',
  otherType: 'Other messages',
  show: 'Show',
  showAll: 'All',
  showUnread: 'Unread',
  showRead: 'Read',
  list: 'Messages',
  pages: 'Pages of messages',
};
