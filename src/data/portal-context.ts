import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { HttpClient } from '../http/client.ts';
import type { Portal } from '../portal.ts';
import type { SessionState } from '../session/store.ts';

/** The portal as a component sees it: `http` shows its messages in the toasts of the component's theme root. */
export type PortalScope = Portal & { readonly http: HttpClient };

export const PortalContext = createContext<PortalScope | null>(null);

export function usePortal(): PortalScope {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('outside of a <PortalProvider>');
  return portal;
}

/** Subscribes to a part of the session, e.g. `useSession((session) => session.userInfo)`. */
export function useSession<Part>(select: (session: Readonly<SessionState>) => Part): Part {
  const { session } = usePortal();
  const known = useRef<{ state: Readonly<SessionState>; part: Part } | null>(null);
  const getPart = () => {
    const state = session.getState();
    // A selector may return a new object each time, so it runs only when the session has changed.
    if (known.current?.state !== state) known.current = { state, part: select(state) };
    return known.current.part;
  };
  return useSyncExternalStore(session.subscribe, getPart, getPart);
}
