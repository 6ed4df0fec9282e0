import { getUnreadTicketCount } from '#src/api/unread.ts';
import { useUnreadCount, type UnreadCount } from '#src/data/notifications/useUnreadCount.ts';
import { RefusedError } from '#src/http/errors.ts';

/** The polled number of unread replies in all tickets of the user; 0 for guests. */
export function useUnreadReplies(
  onUnread: ((detail: { count: number }) => unknown) | undefined,
): UnreadCount {
  return useUnreadCount({
    of: 'feedbackCount',
    async ask(http, signal) {
      const response = await getUnreadTicketCount(http, undefined, { signal });
      if (response.type === 'passed') throw new RefusedError(response.message, { code: response.code });
      return response.data ?? 0;
    },
    onUnread,
  });
}
