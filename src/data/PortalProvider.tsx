import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import { getPortal, type Portal } from '../portal.ts';
import { Surface } from '../ui/Surface.tsx';
import { createToaster } from '../ui/toaster.ts';
import { PortalContext } from './portal-context.ts';

// One cache per portal, however many trees show it.
const caches = new WeakMap<Portal, Cache>();

function cacheOf(portal: Portal): Cache {
  let cache = caches.get(portal);
  if (!cache) caches.set(portal, (cache = new Map()));
  return cache;
}

export interface PortalProviderProps {
  /** Default: the page's shared one. */
  portal?: Portal;
  /** The document or shadow root the widgets stand in. */
  root?: Document | ShadowRoot;
  children?: ReactNode;
}

/** What every widget stands in: the portal, its look and language, its messages and its cache. */
export function PortalProvider({ portal: given, root, children }: PortalProviderProps) {
  const [portal] = useState(() => given ?? getPortal());
  const [toaster] = useState(createToaster);
  const orgTheme = () => portal.session.read().orgConfig?.theme ?? '';
  const brand = useSyncExternalStore(portal.session.subscribe, orgTheme, orgTheme);

  const scope = useMemo(
    () => ({ ...portal, http: portal.http.withNotify((text) => void toaster.show({ tone: 'error', text })) }),
    [portal, toaster],
  );
  const cache = useMemo(() => ({ provider: () => cacheOf(portal) }), [portal]);

  return (
    <Surface
      root={root}
      theme={portal.config.theme}
      brand={brand || portal.config.brand || undefined}
      language={portal.language}
      toaster={toaster}
    >
      <PortalContext.Provider value={scope}>
        <SWRConfig value={cache}>{children}</SWRConfig>
      </PortalContext.Provider>
    </Surface>
  );
}
