import { BELL_TYPE, getNotifications, readStates } from '#src/api/notifications.ts';
import { prefetchQuery } from '#src/data/queries/prefetch-query.ts';
import type { Portal } from '#src/portal.ts';
import { NOTIFICATION_LIST_SIZE } from '#src/rules/limits.ts';

/** The list of the inbox, as input of `getNotifications`. */
export const unreadQuery = {
  type: BELL_TYPE,
  isRead: readStates.unread,
  current: 1,
  size: NOTIFICATION_LIST_SIZE,
} as const;

/** Loads the list before the panel opens, unless it has opened meanwhile. A failure is silent: the panel tries again. */
export function prefetchUnread(portal: Portal, isOpen: () => boolean): void {
  if (!isOpen()) void prefetchQuery(portal, getNotifications, unreadQuery, isOpen);
}
