import {
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type RefCallback,
} from 'react';
import { PortalProvider } from '../data/PortalProvider.tsx';
import { PortalError } from '../http/errors.ts';
import { loadPortal, type Portal } from '../portal.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import type { PropsStore } from './props-store.ts';

export interface ElementRootHost extends HTMLElement {
  // oxlint-disable-next-line typescript/no-explicit-any -- each component has props of its own
  readonly portalComponent: ComponentType<any>;
  readonly portalProps: PropsStore;
  readonly portalHandle: RefCallback<Record<string, (...values: unknown[]) => unknown>>;
  portalEmit(name: string, detail?: unknown): boolean;
}

/** Connects an element to its component: passes props, catches crashes, reports the end of the session. */
export function ElementRoot({ container }: { container: ShadowRoot }) {
  const host = container.host as ElementRootHost;
  const props = useSyncExternalStore(
    host.portalProps.subscribe,
    host.portalProps.getSnapshot,
    host.portalProps.getSnapshot,
  );
  const portal = usePendingPortal(host);
  // A layout effect, since a session that ends before a later effect would go unreported.
  useLayoutEffect(
    () =>
      portal?.session.onEnd((reason) => {
        if (!portal.session.getState().token) host.portalEmit('portal-signed-out', { why: reason.type });
      }),
    [portal, host],
  );
  if (!portal) return null;
  const Component = host.portalComponent;
  return (
    <PortalProvider portal={portal} root={container}>
      <ErrorBoundary onError={(error) => void host.portalEmit('portal-error', publicError(error))}>
        <Component {...props} handle={host.portalHandle} />
      </ErrorBoundary>
    </PortalProvider>
  );
}

/** Null while the settings are loading, and where they could not be loaded until the browser is online again. */
function usePendingPortal(host: ElementRootHost): Portal | null {
  const [portal, setPortal] = useState(loadPortal);
  useEffect(() => {
    if (!(portal instanceof Promise)) return;
    let isUnmounted = false;
    const retry = () => setPortal(loadPortal());
    portal.then(
      (arrived) => {
        if (!isUnmounted) setPortal(arrived);
      },
      (error: unknown) => {
        if (isUnmounted) return;
        window.addEventListener('online', retry);
        host.portalEmit('portal-error', publicError(error));
      },
    );
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', retry);
    };
  }, [portal, host]);
  return portal instanceof Promise ? null : portal;
}

// Every script of the page can listen, so the error itself, with its stack and cause, stays inside.
function publicError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, message: '', code: undefined };
  return {
    name: error.name,
    message: error.message,
    code: error instanceof PortalError ? error.code : undefined,
  };
}
