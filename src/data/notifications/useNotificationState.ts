import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';
import { BELL_TYPE, getNotificationCounts, type Notification } from '../../api/notifications.ts';
import { usePortal, useSession } from '../portal-context.ts';
import { followChanges } from '../queries/changes.ts';
import { isRead } from './mark-read.ts';
import { notificationsOf, type NotificationState } from './notification-store.ts';
import { getUnreadPoll } from './useUnreadCount.ts';
import { useUnreadNotifications } from './useUnreadNotifications.ts';

function useNotificationState(): Readonly<NotificationState> {
  const portal = usePortal();
  // Each user has a state of their own.
  useSession(({ owner }) => owner);
  const state = notificationsOf(portal);
  // Not valtio's useSnapshot, whose tracking of properties weighs 0.8 kB in the first load of every element.
  const follow = useCallback((listener: () => void) => subscribe(state, listener, true), [state]);
  const getSnapshot = () => snapshot(state);
  return useSyncExternalStore(follow, getSnapshot, getSnapshot);
}

/** Tells of each notification whether it is read; the component follows the changes. */
export function useReadState(): (notification: Pick<Notification, 'id' | 'isRead'>) => boolean {
  const { read } = useNotificationState();
  return (notification) => isRead(read, notification);
}

/** The unread counts by type. The bell's poll fetches them; this only asks it to where it has not yet. */
export function useNotificationCounts(isLoggedIn: boolean) {
  const portal = usePortal();
  const { count, isKnown } = useUnreadNotifications();
  const { rows, isLoading, error } = useNotificationState();
  const poll = getUnreadPoll(portal, 'notificationCount');

  const isMissing = isLoggedIn && !rows && !error;
  useEffect(() => {
    if (isMissing && !notificationsOf(portal).isLoading) poll.refresh();
  }, [isMissing, portal, poll]);
  useEffect(() => followChanges(portal, getNotificationCounts, poll.refresh), [portal, poll]);

  return {
    // The total may come from another tab, which sends no rows.
    rows: rows?.map((row) => (row.type === BELL_TYPE && isKnown ? { ...row, count } : row)),
    /** Undefined before the first response. The rows arrive a moment before the total that they contain. */
    total: isKnown ? count : rows?.[0]?.count,
    isLoading,
    hasFailed: error !== null,
    refresh: poll.refresh,
  };
}
