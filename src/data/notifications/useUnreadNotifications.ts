import { usePortal } from '../portal-context.ts';
import { fetchCounts } from './notification-store.ts';
import { useUnreadCount, type UnreadCount } from './useUnreadCount.ts';

/** The number of unread notifications. */
export function useUnreadNotifications(onUnread?: (detail: { count: number }) => unknown): UnreadCount {
  const portal = usePortal();
  return useUnreadCount({
    of: 'notificationCount',
    ask: (_, signal) => fetchCounts(portal, signal),
    onUnread,
  });
}
