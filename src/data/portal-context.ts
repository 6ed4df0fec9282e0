'use client';

import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { HttpClient } from '../http/client.ts';
import type { Portal } from '../portal.ts';
import type { SessionState } from '../session/session-state.ts';

/** The portal as a component sees it: `http` shows its messages in the toasts of the component's theme root. */
export type PortalScope = Portal & { readonly http: HttpClient };

export const PortalContext = createContext<PortalScope | null>(null);

export function usePortal(): PortalScope {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('outside of a <PortalProvider>');
  return portal;
}

/**
 * Subscribes to a part of the session, e.g. `useSession((session) => session.userInfo)`. On a server, and while its HTML
 * is hydrated, the session is pending.
 */
export function useSession<Part>(select: (session: Readonly<SessionState>) => Part): Part {
  const { session } = usePortal();
  const known = useRef<{ state: Readonly<SessionState>; part: Part } | null>(null);
  const partOf = (state: Readonly<SessionState>) => {
    // A selector may return a new object each time, so it runs only when the session has changed.
    if (known.current?.state !== state) known.current = { state, part: select(state) };
    return known.current.part;
  };
  return useSyncExternalStore(
    session.subscribe,
    () => partOf(session.getState()),
    () => partOf(session.pendingState),
  );
}

/** `pending` on a server and while its HTML is hydrated; then views show their skeletons. */
export type LoginStatus = 'pending' | 'loggedIn' | 'loggedOut';

/** The log-in of a user; a guest counts as logged out. */
export function useLoginStatus(): LoginStatus {
  return useSession(({ isPending, token, userId }) => {
    if (isPending) return 'pending';
    return token !== '' && userId !== '' ? 'loggedIn' : 'loggedOut';
  });
}
