import { useEffect, useRef, useState } from 'react';
import { getUnreadFeedbackCount } from '../../src/api/feedback.ts';
import { POLL_INTERVAL_MS, usePoll } from '../../src/data/poll.ts';
import { usePortal, useSession } from '../../src/data/portal-context.ts';
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
  const { http, session } = usePortal();
  const userId = useSession((state) => (state.token ? state.userId : ''));
  const known = useSession((state) => state.feedbackCount);
  const count = userId ? known : 0;

  const refresh = usePoll(userId ? `feedback ${userId}` : null, POLL_INTERVAL_MS, async (signal) => {
    const answer = await getUnreadFeedbackCount(http, undefined, { silent: true, signal });
    if (answer.kind === 'passed') throw new RefusedError(answer.message, { code: answer.code });
    // Somebody else may have signed in while the answer was on its way.
    if (session.read().userId === userId) session.set({ feedbackCount: answer.data ?? 0 });
  });

  const latest = useRef(onUnread);
  useEffect(() => {
    latest.current = onUnread;
  });
  const [grown, setGrown] = useState<number | null>(null);
  const former = useRef(0);
  useEffect(() => {
    if (count === former.current) return;
    setGrown(count > former.current ? count : null);
    former.current = count;
    latest.current?.({ count });
  }, [count]);

  return { count, grown, refresh };
}
