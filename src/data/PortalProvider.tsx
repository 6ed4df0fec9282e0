'use client';

import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { getPortal, type Portal } from '../portal.ts';
import { ThemeRoot } from '../ui/ThemeRoot.tsx';
import { createToaster } from '../ui/toaster.ts';
import { PortalContext } from './portal-context.ts';

export interface PortalProviderProps {
  /** Default: the page's shared one. */
  portal?: Portal;
  /** The document or shadow root that contains the widgets. */
  root?: Document | ShadowRoot;
  children?: ReactNode;
}

/** The context of every widget: the portal, its theme and language, and its toasts. */
export function PortalProvider({ portal: given, root, children }: PortalProviderProps) {
  const [own] = useState(() => given ?? getPortal());
  const portal = given ?? own;
  const [toaster] = useState(createToaster);
  const orgTheme = () => portal.session.getState().orgConfig?.theme ?? '';
  const brand = useSyncExternalStore(portal.session.subscribe, orgTheme, () => '');

  const scope = useMemo(
    () => ({ ...portal, http: portal.http.withNotify((text) => void toaster.show({ tone: 'error', text })) }),
    [portal, toaster],
  );

  return (
    <ThemeRoot
      root={root}
      theme={portal.config.theme}
      brand={brand || portal.config.brand || undefined}
      language={portal.language}
      toaster={toaster}
    >
      <PortalContext.Provider value={scope}>{children}</PortalContext.Provider>
    </ThemeRoot>
  );
}
