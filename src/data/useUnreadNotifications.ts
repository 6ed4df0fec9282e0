import { getNotificationCounts } from '../api/unread.ts';
import { useUnreadCount, type UnreadCount } from './useUnreadCount.ts';
import { RefusedError } from '../http/errors.ts';

/** The number of unread notifications: the count of the list's first item. */
export function useUnreadNotifications(onUnread?: (detail: { count: number }) => unknown): UnreadCount {
  return useUnreadCount({
    of: 'notificationCount',
    async ask(http, signal) {
      const answer = await getNotificationCounts(http, undefined, { signal });
      if (answer.type === 'passed') throw new RefusedError(answer.message, { code: answer.code });
      return answer.data?.[0]?.count ?? 0;
    },
    onUnread,
  });
}
