export const messagesTexts = {
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
