import { getUnreadTicketCount } from '../../src/api/unread.ts';
import { useUnreadCount } from '../../src/data/useUnreadCount.ts';
import { RefusedError } from '../../src/http/errors.ts';

export interface UnreadReplies {
  count: number;
  /** The count as it was when it last grew; null while it has not. Spoken. */
  grown: number | null;
  refresh: () => void;
}

/** The number of unread replies to the user's feedback, kept up to date; 0 for guests. */
export function useUnreadReplies(
  onUnread: ((detail: { count: number }) => unknown) | undefined,
): UnreadReplies {
  const { count, grown, poll } = useUnreadCount({
    of: 'feedbackCount',
    async ask(http, signal) {
      const answer = await getUnreadTicketCount(http, undefined, { signal });
      if (answer.type === 'passed') throw new RefusedError(answer.message, { code: answer.code });
      return answer.data ?? 0;
    },
    onUnread,
  });
  return { count, grown, refresh: poll.refresh };
}
