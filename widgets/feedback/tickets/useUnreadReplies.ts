import { getUnreadTicketCount } from '#src/api/unread.ts';
import { useUnreadCount } from '#src/data/notifications/useUnreadCount.ts';
import { RefusedError } from '#src/http/errors.ts';

export interface UnreadReplies {
  count: number;
  /** The count when it last grew, for screen readers; null if it has not. */
  grown: number | null;
  refresh: () => void;
}

/** The polled number of unread replies in all tickets of the user; 0 for guests. */
export function useUnreadReplies(
  onUnread: ((detail: { count: number }) => unknown) | undefined,
): UnreadReplies {
  const { count, grown, poll } = useUnreadCount({
    of: 'feedbackCount',
    async ask(http, signal) {
      const response = await getUnreadTicketCount(http, undefined, { signal });
      if (response.type === 'passed') throw new RefusedError(response.message, { code: response.code });
      return response.data ?? 0;
    },
    onUnread,
  });
  return { count, grown, refresh: poll.refresh };
}
