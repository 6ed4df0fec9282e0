import { BELL_TYPE, type Notification, readStates } from '../../api/notifications.ts';
import type { Portal } from '../../portal.ts';
import { notificationsOf, type NotificationState, type ReadNotifications } from './notification-store.ts';
import { getUnreadPoll } from './useUnreadCount.ts';

type ReadableNotification = Pick<Notification, 'id' | 'isRead'>;
type CountedNotification = ReadableNotification & Pick<Notification, 'type'>;
type Scope = Pick<Portal, 'session' | 'config'>;

/** An optimistic update; once it is settled, further calls do nothing. */
export interface ReadUpdate {
  commit(): void;
  rollback(): void;
}

export const isRead = ({ confirmed, pending }: ReadNotifications, { id, isRead }: ReadableNotification) =>
  isRead !== readStates.unread || confirmed.has(id) || [...pending].some((ids) => ids.includes(id));

/** An optimistic update counts, even if the list still has the notification as unread. */
export const isReadNow = (portal: Pick<Portal, 'session'>, notification: ReadableNotification) =>
  isRead(notificationsOf(portal).read, notification);

/** Shows notifications as read before the server has confirmed it. */
export function updateRead(state: NotificationState, ids: readonly string[]): ReadUpdate {
  const own = [...ids];
  const settle = (confirmed: readonly string[]) => {
    const pending = new Set(state.read.pending);
    if (!pending.delete(own)) return;
    state.read = { confirmed: new Set([...state.read.confirmed, ...confirmed]), pending };
  };
  state.read = { ...state.read, pending: new Set([...state.read.pending, own]) };
  return { commit: () => settle(own), rollback: () => settle([]) };
}

/**
 * Optimistic update: shows notifications as read and lowers the counts, then sends the request. If it fails, only these
 * notifications are unread again, and the promise rejects. `allOf`: the request marks every notification of this type,
 * also those that no list has loaded.
 */
export async function markRead(
  portal: Scope,
  notifications: readonly CountedNotification[],
  send: () => Promise<void>,
  { allOf }: { allOf?: number } = {},
): Promise<void> {
  const { session } = portal;
  const state = notificationsOf(portal);
  const poll = getUnreadPoll(portal, 'notificationCount');
  const { owner, notificationCount } = session.getState();
  const unread = notifications.filter((one) => !isRead(state.read, one));
  const takenOf = (type: CountedNotification['type'], count: number) =>
    type === allOf ? count : Math.min(unread.filter((one) => one.type === type).length, count);
  const taken = takenOf(BELL_TYPE, notificationCount);
  const takenOfRows = state.rows?.map(({ type, count }) => (type == null ? 0 : takenOf(type, count)));
  const changeCounts = (sign: 1 | -1) => {
    state.rows = state.rows?.map((row, index) => ({
      ...row,
      count: row.count + sign * (takenOfRows?.[index] ?? 0),
    }));
    const now = session.getState();
    if (now.owner === owner) session.setState({ notificationCount: now.notificationCount + sign * taken });
  };
  // No response replaces the counts until the update is settled.
  const resumePoll = poll.pause();
  const update = updateRead(
    state,
    notifications.map(({ id }) => id),
  );
  changeCounts(-1);
  try {
    await send();
    update.commit();
    if (session.getState().owner !== owner) return;
    // Notifications that no list has loaded may have arrived meanwhile: only the server knows the count.
    if (allOf !== undefined) poll.refresh();
    else if (taken > 0) poll.setCount(session.getState().notificationCount);
  } catch (error) {
    update.rollback();
    changeCounts(1);
    throw error;
  } finally {
    resumePoll();
  }
}

/** Marks all notifications of these types, each by its own request, those that a list has loaded optimistically. */
export async function markAllRead(
  portal: Scope,
  types: readonly number[],
  loaded: readonly CountedNotification[],
  send: (type: number) => Promise<void>,
): Promise<PromiseSettledResult<void>[]> {
  const poll = getUnreadPoll(portal, 'notificationCount');
  // One refresh after all of the requests.
  const resumePoll = poll.pause();
  poll.refresh();
  const results = await Promise.allSettled(
    types.map((type) => {
      const unread = loaded.filter((one) => one.type === type && one.isRead === readStates.unread);
      return markRead(portal, unread, () => send(type), { allOf: type });
    }),
  );
  resumePoll();
  return results;
}
