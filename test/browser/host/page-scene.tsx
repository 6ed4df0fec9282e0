import type { ComponentType } from 'react';
import { within } from '@testing-library/dom';
import { onTestFinished } from 'vitest';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { Pages } from '#host/app/routing/Pages.tsx';
import { PageHeadContext, type PageHead } from '#host/app/routing/page-head.ts';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { renderOnScene } from '../../kit/index.ts';
import type { SceneOptions } from '../../scene.ts';

/** Renders a page at its URL in the browser's own history, as the portal does but without header and footer. */
export function openPage(Page: ComponentType, address: string, options: SceneOptions = { as: 'guest' }) {
  window.history.replaceState(null, '', address);
  const heads: (PageHead | null)[] = [];
  const showHead = (head: PageHead) => {
    heads.push(head);
    return () => void heads.push(null);
  };
  const { container, portal, sandbox, unmount, close } = renderOnScene(
    <PageHeadContext value={showHead}>
      <main style={{ background: 'var(--portal-canvas)' }}>
        <PageHere Page={Page} />
      </main>
    </PageHeadContext>,
    options,
  );
  onTestFinished(() => {
    close();
    window.history.replaceState(null, '', '/');
    window.scrollTo(0, 0);
  });
  return {
    ...within(container),
    host: container,
    portal,
    session: portal.session,
    sandbox,
    unmount,
    head: () => heads.at(-1),
    /** Path and query, readable. */
    whereabouts: () => decodeURIComponent(window.location.pathname + window.location.search),
    calls: (called: string) => sandbox.calls().filter((call) => call.path === called),
    toasts: () => [...container.querySelectorAll('[part=toast]')].map((toast) => toast.textContent),
  };
}

function PageHere({ Page }: { Page: ComponentType }) {
  const path = usePathname();
  const search = useSearch();
  const matched = matchRoute(path, new URLSearchParams(search));
  if ('redirect' in matched) throw new Error(`${path} leads to ${matched.redirect}`);
  return <Pages entry={{ route: matched.to, address: path + search, Page }} />;
}
