import { getNotificationCounts } from '../../api/unread.ts';
import { AbortedError, RefusedError } from '../../http/errors.ts';
import { getNotificationCountsStore } from './notification-counts.ts';
import { usePortal, type PortalScope } from '../portal-context.ts';
import { getUnreadPoll, useUnreadCount, type UnreadCount } from './useUnreadCount.ts';

/** The number of unread notifications: the count of the list's first item. */
export function useUnreadNotifications(onUnread?: (detail: { count: number }) => unknown): UnreadCount {
  const portal = usePortal();
  return useUnreadCount({
    of: 'notificationCount',
    ask: (_, signal) => fetchCount(portal, signal),
    onUnread,
  });
}

async function fetchCount(portal: PortalScope, signal: AbortSignal): Promise<number> {
  const store = getNotificationCountsStore(getUnreadPoll(portal, 'notificationCount'));
  store.set({ isLoading: true });
  try {
    const response = await getNotificationCounts(portal.http, undefined, { signal });
    if (response.type === 'passed') throw new RefusedError(response.message, { code: response.code });
    const rows = response.data ?? [];
    store.set({ rows, isLoading: false, error: null });
    return rows[0]?.count ?? 0;
  } catch (error) {
    store.set({ isLoading: false, ...(!(error instanceof AbortedError) && { error }) });
    throw error;
  }
}
