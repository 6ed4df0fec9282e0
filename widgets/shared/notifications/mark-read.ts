import { useState } from 'react';
import {
  BELL_TYPE,
  getNotificationCounts,
  getNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
} from '#src/api/notifications.ts';
import type { Poll } from '#src/data/notifications/poll.ts';
import { publishChanges } from '#src/data/queries/changes.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { getUnreadPoll } from '#src/data/notifications/useUnreadCount.ts';
import type { EndpointResponse } from '#src/http/endpoint.ts';
import { AbortedError, PortalError } from '#src/http/errors.ts';
import type { Session } from '#src/session/store.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { getReadState } from './read-state.ts';
import { notificationTexts } from './texts.ts';

/** In this tab the read state shows the change. */
const changedEndpoints = [getNotifications, getNotificationCounts];

/** The list in which all are marked as read. */
interface ShownList {
  notifications: readonly Notification[];
  /** A page of it is on its way, which may date from before the change. */
  isValidating: boolean;
  refetch: () => void;
}

interface MarkReadOptions {
  session: Session;
  poll: Pick<Poll, 'pause' | 'refresh' | 'setCount'>;
  /** The request marks every notification of the bell's type, also those that no list has loaded. */
  all?: boolean;
}

/**
 * Optimistic update: shows notifications as read and lowers the bell's count, then sends the request. If it fails, only
 * these notifications are unread again, and the promise rejects.
 */
export async function markRead(
  notifications: readonly Pick<Notification, 'id' | 'isRead' | 'type'>[],
  send: () => Promise<void>,
  { session, poll, all = false }: MarkReadOptions,
): Promise<void> {
  const readState = getReadState({ session });
  const { owner, notificationCount } = session.getState();
  const unread = notifications.filter((one) => one.type === BELL_TYPE && !readState.isRead(one));
  const taken = all ? notificationCount : Math.min(unread.length, notificationCount);
  const changeCount = (by: number) => {
    const now = session.getState();
    if (now.owner === owner) session.setState({ notificationCount: now.notificationCount + by });
  };
  const resumePoll = poll.pause();
  const update = readState.update(notifications.map(({ id }) => id));
  changeCount(-taken);
  try {
    await send();
    update.commit();
    if (session.getState().owner !== owner) return;
    // Notifications that no list has loaded may have arrived meanwhile: only the server knows the count.
    if (all) poll.refresh();
    else if (taken > 0) poll.setCount(session.getState().notificationCount);
  } catch (error) {
    update.rollback();
    changeCount(taken);
    throw error;
  } finally {
    resumePoll();
  }
}

/** Marks notifications as read; a failure is said in a toast. */
export function useMarkRead() {
  const portal = usePortal();
  const toast = useToast();
  const words = useTexts(notificationTexts);
  const [isMarkingAll, setMarkingAll] = useState(false);
  const { http, session } = portal;

  function showError(error: unknown) {
    if (!(error instanceof PortalError)) throw error;
    if (error.shown || error instanceof AbortedError) return;
    toast({ tone: 'error', text: error.message || words.readFailed });
  }

  return {
    isMarkingAll,
    /** Resolves to true if the notification was unread and is read now. */
    async markRead(notification: Notification): Promise<boolean> {
      if (getReadState(portal).isRead(notification)) return false;
      const send = async () => assertDone(await markNotificationRead(http, { id: notification.id }));
      try {
        await markRead([notification], send, { session, poll: getUnreadPoll(portal, 'notificationCount') });
        publishChanges(portal, changedEndpoints);
        return true;
      } catch (error) {
        showError(error);
        return false;
      }
    },
    /** Marks all notifications of these types, those that the list shows optimistically. */
    async markAllRead(types: readonly number[], list: ShownList): Promise<void> {
      if (isMarkingAll) return;
      setMarkingAll(true);
      const poll = getUnreadPoll(portal, 'notificationCount');
      // One refresh after all of the requests.
      const resumePoll = poll.pause();
      poll.refresh();
      const results = await Promise.allSettled(
        types.map((type) => {
          const unread = list.notifications.filter((one) => one.type === type && one.isRead === 0);
          const send = async () => assertDone(await markAllNotificationsRead(http, { type }));
          return markRead(unread, send, { session, poll, all: type === BELL_TYPE });
        }),
      );
      resumePoll();
      setMarkingAll(false);
      if (list.isValidating) list.refetch();
      if (results.some((result) => result.status === 'fulfilled')) publishChanges(portal, changedEndpoints);
      const failure = results.find((result) => result.status === 'rejected');
      if (failure) showError(failure.reason);
      // Only here: a single notification shows its new state itself.
      else toast({ tone: 'success', text: words.readDone });
    },
  };
}

/** Any code but 200 means that nothing was marked. */
function assertDone({ type, message, code }: EndpointResponse<unknown>): void {
  if (type !== 'success' || code !== 200) throw new PortalError(message, { code });
}
