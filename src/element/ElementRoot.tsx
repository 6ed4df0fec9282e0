import {
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type RefCallback,
} from 'react';
import { PortalProvider, type PortalProviderProps } from '../data/PortalProvider.tsx';
import { loadPortal, onPortalChange } from '../page-portal.ts';
import type { Portal } from '../portal.ts';
import { ErrorBoundary } from '../ui/states/ErrorBoundary.tsx';
import { ErrorReportContext } from '../ui/states/error-report-context.ts';
import { lazyComponent } from '../ui/loading/lazyComponent.tsx';
import { logOnce, raisePortalError } from '../ui/states/portal-error.ts';
import { useRetryOnline } from '../ui/states/useRetryOnline.ts';
import type { ElementFailureProps } from './ElementFailure.tsx';
import { useNearestLocale } from './nearest-locale.ts';
import type { PropsStore } from './props-store.ts';
import { TokenWait } from './TokenWait.tsx';
import { usePlaceholder } from './usePlaceholder.ts';

export interface ElementRootHost extends HTMLElement {
  /** The content of the page's declarative shadow root. */
  readonly portalPlaceholder: readonly ChildNode[];
  // oxlint-disable-next-line typescript/no-explicit-any -- each component has props of its own
  readonly portalComponent: ComponentType<any>;
  readonly portalProps: PropsStore;
  readonly portalHandle: RefCallback<Record<string, (...values: unknown[]) => unknown>>;
  portalEmit(name: string, detail?: unknown): boolean;
}

// Loaded lazily: few elements fail. Its own failure must not adopt styles in the page, which has no portal yet.
const ElementFailure = lazyComponent<ElementFailureProps>(
  () => import('./ElementFailure.tsx').then((module) => module.ElementFailure),
  { failed: () => null },
);

/** The props of the attributes that every element has (`commonAttributes`). */
type CommonProps = Pick<PortalProviderProps, 'locale' | 'theme'>;

/** Connects an element to its component: passes props, catches crashes, reports the end of the session. */
export function ElementRoot({ container }: { container: ShadowRoot }) {
  const host = container.host as ElementRootHost;
  const { locale, theme, ...props } = useSyncExternalStore(
    host.portalProps.subscribe,
    host.portalProps.getSnapshot,
    host.portalProps.getSnapshot,
  );
  const [report] = useState(() => createErrorReport(host));
  const { portal, failure, retry } = usePagePortal(report);
  usePlaceholder(container, host.portalPlaceholder, !portal && !failure);
  const nearestLocale = useNearestLocale(container);
  // A layout effect, since a session that ends before a later effect would go unreported.
  useLayoutEffect(
    () =>
      portal?.session.onEnd((reason) => {
        if (!portal.session.getState().token) host.portalEmit('portal-signed-out', { why: reason.type });
      }),
    [portal, host],
  );
  if (failure) return <ElementFailure container={container} error={failure.error} onRetry={retry} />;
  if (!portal) return null;
  const Component = host.portalComponent;
  const common = { locale: locale ?? (portal.language.isDefault ? nearestLocale : undefined), theme };
  return (
    <ErrorReportContext.Provider value={report}>
      <PortalProvider portal={portal} root={container} {...(common as CommonProps)}>
        <ErrorBoundary onError={(error) => raisePortalError(host, error)}>
          <TokenWait host={host}>
            <Component {...props} handle={host.portalHandle} />
          </TokenWait>
        </ErrorBoundary>
      </PortalProvider>
    </ErrorReportContext.Provider>
  );
}

/** Reports each error once per element, since a component may meet it again with every attempt. */
function createErrorReport(host: HTMLElement) {
  const reported = new Set<string>();
  return (error: unknown) => {
    const message = String(error);
    if (!reported.has(message)) raisePortalError(host, error);
    reported.add(message);
    logOnce(error);
  };
}

/** The portal of the page, also when it is replaced; null while its settings are loading, and after a failure. */
function usePagePortal(report: (error: unknown) => void) {
  const [portal, setPortal] = useState<Portal | Promise<Portal>>(loadPortal);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const retry = useCallback(() => {
    setFailure(null);
    setPortal(loadPortal());
  }, []);
  // Layout effects, since the page may replace the portal, and its settings may fail, before a later effect runs.
  useLayoutEffect(() => onPortalChange(retry), [retry]);
  useLayoutEffect(() => {
    if (!(portal instanceof Promise)) return;
    let isStale = false;
    portal.then(
      (arrived) => {
        if (!isStale) setPortal(arrived);
      },
      (error: unknown) => {
        if (isStale) return;
        report(error);
        setFailure({ error });
      },
    );
    return () => {
      isStale = true;
    };
  }, [portal, report]);
  useRetryOnline(failure !== null, retry);
  return { portal: portal instanceof Promise ? null : portal, failure, retry };
}
