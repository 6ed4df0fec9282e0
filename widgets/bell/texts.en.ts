export const bellTexts = {
  name: 'Notifications',
  nameUnread: 'Notifications, {count} unread',
  arrived: 'You have {count} unread notifications',
  list: 'Unread notifications',
  emptyHint: 'You are all caught up.',
  all: 'All notifications',
  close: 'Close notifications',
};
