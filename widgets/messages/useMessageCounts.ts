import { useEffect, useSyncExternalStore } from 'react';
import { getNotificationCounts, type Notification } from '#src/api/notifications.ts';
import { getNotificationCountsStore } from '#src/data/notifications/notification-counts.ts';
import { followChanges } from '#src/data/queries/changes.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { Poll } from '#src/data/notifications/poll.ts';

/** The unread counts by type. The bell's poll fetches them; this only asks it to where it has not yet. */
export function useMessageCounts(poll: Poll, isLoggedIn: boolean) {
  const portal = usePortal();
  const { getSnapshot, subscribe, set } = getNotificationCountsStore(poll);
  const { rows, isLoading, error } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);

  const isMissing = isLoggedIn && !rows && !error;
  useEffect(() => {
    if (isMissing && !getNotificationCountsStore(poll).getSnapshot().isLoading) poll.refresh();
  }, [isMissing, poll]);
  useEffect(() => followChanges(portal, getNotificationCounts, poll.refresh), [portal, poll]);

  return {
    rows,
    isLoading,
    hasFailed: error !== null,
    /** Lowers the count of a notification's type after a click has marked it as read. */
    lower({ type }: Notification) {
      const { rows: latest } = getSnapshot();
      set({ rows: latest?.map((one) => (one.type === type ? { ...one, count: one.count - 1 } : one)) });
    },
  };
}
