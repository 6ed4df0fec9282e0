'use client';

import type { ReactNode } from 'react';
import { Bell, configurePortal, Header, PortalProvider } from 'portal-widgets';
import { settings } from './settings.ts';

// On the server all requests share it: it holds settings, but no user.
const portal = configurePortal({ settings });

/** The page's frame, in a client component. */
export function Portal({ children }: { children: ReactNode }) {
  return (
    <PortalProvider portal={portal}>
      <Header nav search path="/" />
      <aside>
        <Bell placement="bottom-start" />
      </aside>
      {children}
    </PortalProvider>
  );
}
