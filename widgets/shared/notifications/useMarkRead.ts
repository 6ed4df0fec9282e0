import { useState } from 'react';
import {
  getNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
} from '#src/api/notifications.ts';
import { isReadNow, markAllRead, markRead } from '#src/data/notifications/mark-read.ts';
import { getUnreadPoll } from '#src/data/notifications/useUnreadCount.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import type { EndpointResponse } from '#src/http/endpoint.ts';
import { AbortedError, isOutcomeUnknown, PortalError } from '#src/http/errors.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useFailureToast } from '#src/ui/toasts/useFailureToast.ts';
import { notificationTexts } from './texts.ts';

/** The list in which all are marked as read. */
interface ShownList {
  notifications: readonly Notification[];
  /** That of `getNotifications`. */
  input: Parameters<typeof getNotifications>[1];
  /** It may date from before the change: a page of it is on its way, or it lacks what has arrived since its load. */
  isBehind: boolean;
  refetch: () => void;
}

/** Marks notifications as read; a failure is said in a toast. */
export function useMarkRead() {
  const portal = usePortal();
  const toast = useToast();
  const failureToast = useFailureToast();
  const words = useTexts(notificationTexts);
  const { invalidate, invalidateOthers } = useQueryCache();
  const [isMarkingAll, setMarkingAll] = useState(false);
  const { http } = portal;

  function handleFailure(error: unknown) {
    if (isOutcomeUnknown(error)) {
      invalidate([getNotifications.definition.path]);
      getUnreadPoll(portal, 'notificationCount').refresh();
    }
    if (!(error instanceof PortalError)) throw error;
    if (error instanceof AbortedError) return;
    failureToast[error.shown ? 'note' : 'show'](error.message || words.readFailed);
  }

  return {
    isMarkingAll,
    async markRead(notification: Notification): Promise<void> {
      if (isReadNow(portal, notification)) return;
      failureToast.dismiss();
      const send = async () => assertDone(await markNotificationRead(http, { id: notification.id }));
      try {
        await markRead(portal, [notification], send);
      } catch (error) {
        handleFailure(error);
      }
    },
    /** Marks all notifications of these types, those that the list shows optimistically. */
    async markAllRead(types: readonly number[], list: ShownList): Promise<void> {
      if (isMarkingAll) return;
      setMarkingAll(true);
      failureToast.dismiss();
      const send = async (type: number) => assertDone(await markAllNotificationsRead(http, { type }));
      const results = await markAllRead(portal, types, list.notifications, send);
      setMarkingAll(false);
      if (list.isBehind) list.refetch();
      // The other lists of the page may have more of these types, which are read now too.
      invalidateOthers(getNotifications, list.input);
      const failure = results.find((result) => result.status === 'rejected');
      if (failure) handleFailure(failure.reason);
      // Only here: a single notification shows its new state itself.
      else toast({ tone: 'success', text: words.readDone });
    },
  };
}

/** Any code but 200 means that nothing was marked. */
function assertDone({ type, message, code }: EndpointResponse<unknown>): void {
  if (type !== 'success' || code !== 200) throw new PortalError(message, { code });
}
