export { useMarkRead } from './useMarkRead.ts';
export { notificationAction, type OnNotificationNavigate } from './notification-action.ts';
export { NotificationList } from './NotificationList.tsx';
export { NotificationListState, useIsLoggedIn } from './NotificationListState.tsx';
export { notificationTexts } from './texts.ts';
export { useRefetchOnRise } from './useRefetchOnRise.ts';
export { useRefetchWhenStale } from './useRefetchWhenStale.ts';
