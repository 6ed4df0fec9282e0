import { useEffect, useRef, useState } from 'react';
import { getMessageCounts } from '../../src/api/notifications.ts';
import { POLL_INTERVAL_MS, usePoll } from '../../src/data/poll.ts';
import { usePortal, useSession } from '../../src/data/portal-context.ts';
import { RefusedError } from '../../src/http/errors.ts';

export interface Unread {
  count: number;
  /** The count as it was when it last grew; null while it has not. Spoken. */
  grown: number | null;
  refresh: () => void;
}

/** The number of unread notifications, kept up to date for whoever is logged in; 0 for everybody else. */
export function useUnread(onUnread: ((detail: { count: number }) => unknown) | undefined): Unread {
  const { http, session } = usePortal();
  const userId = useSession((state) => (state.token ? state.userId : ''));
  const known = useSession((state) => state.notificationCount);
  const count = userId ? known : 0;

  const refresh = usePoll(userId ? `notifications ${userId}` : null, POLL_INTERVAL_MS, async (signal) => {
    const answer = await getMessageCounts(http, undefined, { silent: true, signal });
    if (answer.kind === 'passed') throw new RefusedError(answer.message, { code: answer.code });
    // Somebody else may have signed in while the answer was on its way.
    if (session.read().userId === userId) session.set({ notificationCount: answer.data?.[0]?.count ?? 0 });
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
