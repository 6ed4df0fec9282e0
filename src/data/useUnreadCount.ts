import { useEffect, useRef, useState } from 'react';
import { POLL_INTERVAL_MS, type PollControls } from './poll.ts';
import { usePortal, useSession, type PortalScope } from './portal-context.ts';
import { usePoll } from './usePoll.ts';

export interface UnreadCount {
  count: number;
  /** The count as it was when it last grew; null while it has not. Spoken. */
  grown: number | null;
  poll: PollControls;
}

interface UnreadCountOptions {
  /** Where the session keeps it. */
  of: 'notificationCount' | 'feedbackCount';
  ask: (http: PortalScope['http'], signal: AbortSignal) => Promise<number>;
  /** Each time the count has changed. */
  onUnread: ((detail: { count: number }) => unknown) | undefined;
}

/** A number of unread things, kept up to date for whoever is logged in; 0 for everybody else. */
export function useUnreadCount({ of, ask, onUnread }: UnreadCountOptions): UnreadCount {
  const { http, session } = usePortal();
  const userId = useSession((state) => (state.token ? state.userId : ''));
  const known = useSession((state) => state[of]);
  const count = userId ? known : 0;

  const poll = usePoll(userId ? `${of} ${userId}` : null, POLL_INTERVAL_MS, {
    fetch: (signal) => ask(http, signal),
    onCount(answer) {
      // Somebody else may have signed in while the answer was on its way.
      if (session.getState().userId === userId) session.setState({ [of]: answer });
    },
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

  return { count, grown, poll };
}
