import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { within } from '@testing-library/dom';
import { onTestFinished } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { PageHeadContext, type PageHead } from '#host/app/routing/page-head.ts';
import { createPortal } from '#src/configure-portal.ts';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { createScene, forgetSession, type SceneOptions } from '../../scene.ts';

interface PublicPageOptions extends SceneOptions {
  /** The pattern of the page's route. */
  route: string;
  /** Path and query. */
  address: string;
  /** Keeps what the browser has stored. */
  keepsStorage?: boolean;
}

/** Renders a page outside of the personal space on a scene, at an address of its own, and returns queries for it. */
export function openPublicPage(
  page: ReactNode,
  { route, address, keepsStorage, ...options }: PublicPageOptions,
) {
  if (!keepsStorage) forgetSession();
  const scene = createScene(options);
  const portal = createPortal(scene.options);
  scene.enter(portal.session);
  const [path = '', searchPath = ''] = address.split('?');
  const place = memoryLocation({ path, searchPath, record: true });
  let head: PageHead | null = null;
  const showHead = (shown: PageHead) => {
    head = shown;
    return () => void (head = null);
  };
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const tree = (
    <StrictMode>
      <PortalProvider portal={portal}>
        <PageHeadContext value={showHead}>
          <Router hook={place.hook} searchHook={place.searchHook}>
            <Route path={route}>
              <main style={{ background: 'var(--portal-canvas)' }}>{page}</main>
            </Route>
          </Router>
        </PageHeadContext>
      </PortalProvider>
    </StrictMode>
  );
  flushSync(() => root.render(tree));
  onTestFinished(() => {
    root.unmount();
    host.remove();
    portal.close();
    forgetSession();
    window.scrollTo(0, 0);
  });
  return {
    ...within(host),
    host,
    sandbox: scene.sandbox,
    navigate: place.navigate,
    /** Path and query of every page so far, the latest last. */
    visited: () => place.history.map((url) => decodeURIComponent(url)),
    head: () => head,
    calls: (path: string, method = 'GET') =>
      scene.sandbox.calls().filter((call) => call.path === path && call.method === method),
  };
}
