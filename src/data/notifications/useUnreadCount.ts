import { useEffect, useRef, useState } from 'react';
import type { Portal } from '../../portal.ts';
import { getPoll, type Poll } from './poll.ts';
import { usePortal, useSession, type PortalScope } from '../portal-context.ts';
import { POLL_INTERVAL_MS } from '../../rules/limits.ts';

/** The field of the session that keeps the count; nothing else does. */
export type UnreadField = 'notificationCount' | 'feedbackCount';

export interface UnreadCount {
  count: number;
  /** The count as it was when it last grew, to be announced; null after it has fallen. */
  grown: number | null;
  /** True once a count has arrived. */
  isKnown: boolean;
  /** Fetches the count at once. */
  refresh: () => void;
}

interface UnreadCountOptions {
  of: UnreadField;
  ask: (http: PortalScope['http'], signal: AbortSignal) => Promise<number>;
  /** Called each time the count has changed. */
  onUnread: ((detail: { count: number }) => unknown) | undefined;
}

/** The poll that keeps a count of the current user up to date, in all tabs with the same back end and cookie. */
export function getUnreadPoll(
  { session, config }: Pick<Portal, 'session' | 'config'>,
  field: UnreadField,
): Poll {
  const { owner, userId } = session.getState();
  // Of one cookie, one tab may have begun before it knew whose it is.
  const user = session.isShared ? userId : owner;
  return getPoll(session, `${config.api}|${config.cookieName}|${field} ${user}`, POLL_INTERVAL_MS);
}

/** A number of unread things, polled while the component is shown to a logged-in user; 0 for all others. */
export function useUnreadCount({ of: field, ask, onUnread }: UnreadCountOptions): UnreadCount {
  const portal = usePortal();
  const { http, session } = portal;
  const owner = useSession((state) => (state.token ? state.owner : ''));
  const stored = useSession((state) => state[field]);
  const count = owner ? stored : 0;
  // It names the poll.
  useSession(({ userId }) => userId);
  const poll = getUnreadPoll(portal, field);

  const latest = useRef({ ask, http, onUnread });
  useEffect(() => {
    latest.current = { ask, http, onUnread };
  });
  useEffect(() => {
    if (!owner) return;
    return poll.subscribe({
      fetch: (signal) => latest.current.ask(latest.current.http, signal),
      onCount(fetched) {
        // The user may have changed while the request was under way.
        if (session.getState().owner === owner) session.setState({ [field]: fetched });
      },
    });
  }, [poll, session, field, owner]);

  const [grown, setGrown] = useState<number | null>(null);
  const previous = useRef(0);
  useEffect(() => {
    if (count === previous.current) return;
    setGrown(count > previous.current ? count : null);
    previous.current = count;
    latest.current.onUnread?.({ count });
  }, [count]);

  return { count, grown, isKnown: poll.isKnown(), refresh: poll.refresh };
}
