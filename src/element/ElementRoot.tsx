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
import { portalSoon, type Portal } from '../portal.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import type { PropsStore } from './props-store.ts';

export interface ElementRootHost extends HTMLElement {
  // oxlint-disable-next-line typescript/no-explicit-any -- each component has props of its own
  readonly portalComponent: ComponentType<any>;
  readonly portalProps: PropsStore;
  readonly portalHandle: RefCallback<Record<string, (...values: unknown[]) => unknown>>;
  portalEmit(name: string, detail?: unknown): boolean;
}

/** Stands between an element and its component: hands on props, keeps a crash inside, says when the session ends. */
export function ElementRoot({ container }: { container: ShadowRoot }) {
  const host = container.host as ElementRootHost;
  const props = useSyncExternalStore(
    host.portalProps.subscribe,
    host.portalProps.getSnapshot,
    host.portalProps.getSnapshot,
  );
  const portal = usePortalSoon(host);
  // At once: a later effect would miss what ends between the two.
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
      <ErrorBoundary onError={(error) => void host.portalEmit('portal-error', publicFault(error))}>
        <Component {...props} handle={host.portalHandle} />
      </ErrorBoundary>
    </PortalProvider>
  );
}

/** Null as long as the settings are on their way, and where they cannot be had. */
function usePortalSoon(host: ElementRootHost): Portal | null {
  const [portal, setPortal] = useState(portalSoon);
  useEffect(() => {
    if (!(portal instanceof Promise)) return;
    let gone = false;
    portal.then(
      (arrived) => {
        if (!gone) setPortal(arrived);
      },
      (error: unknown) => {
        if (!gone) host.portalEmit('portal-error', publicFault(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [portal, host]);
  return portal instanceof Promise ? null : portal;
}

// Every script of the page hears the event, so the error itself, with its stack and cause, stays inside.
function publicFault(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, message: '', code: undefined };
  return {
    name: error.name,
    message: error.message,
    code: error instanceof PortalError ? error.code : undefined,
  };
}
