import { defineTexts } from './texts.ts';

export const bellTexts = defineTexts(
  'bell',
  {
    name: '消息通知',
    nameUnread: '消息通知，{count} 条未读',
    arrived: '您有 {count} 条未读消息',
  },
  {
    name: 'Notifications',
    nameUnread: 'Notifications, {count} unread',
    arrived: 'You have {count} unread notifications',
  },
);
