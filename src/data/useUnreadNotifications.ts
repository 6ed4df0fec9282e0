import { getNotificationCounts } from '../api/unread.ts';
import { RefusedError } from '../http/errors.ts';
import { useUnreadCount, type UnreadCount } from './useUnreadCount.ts';

/** The number of unread notifications: the count of the list's first item. */
export function useUnreadNotifications(onUnread?: (detail: { count: number }) => unknown): UnreadCount {
  return useUnreadCount({
    of: 'notificationCount',
    async ask(http, signal) {
      const response = await getNotificationCounts(http, undefined, { signal });
      if (response.type === 'passed') throw new RefusedError(response.message, { code: response.code });
      return response.data?.[0]?.count ?? 0;
    },
    onUnread,
  });
}
