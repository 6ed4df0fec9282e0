import { memo, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { SWRConfig } from 'swr';
import { Route, Router } from 'wouter';
import { navigatePage } from '../history/back-history.ts';
import { createPageVisibility, PageVisibilityContext, refetchWhenShown } from './kept-page.ts';
import { PageRouteContext } from './page-route.ts';
import type { PageRoute } from './routes.ts';

export interface PageEntry {
  route: PageRoute;
  address: string;
  Page: ComponentType;
}

/** The maximum number of mounted pages; beyond it, the least recently shown page is unmounted. */
export const MAX_KEPT_PAGES = 6;

const queries = { use: [refetchWhenShown] };

/**
 * Renders the current page and, hidden, the pages that keep their state. The browser keeps their layout too, so that they
 * are shown again without a new one (`data-state` in layout.css).
 */
export const Pages = memo(function Pages({ entry }: { entry: PageEntry }) {
  const kept = useRef<readonly PageEntry[]>([]);
  const others = kept.current.filter(({ route }) => route.name !== entry.route.name);
  // Keep the most recently shown page last.
  if (entry.route.meta.keepAlive) kept.current = [...others, entry].slice(-MAX_KEPT_PAGES);
  const entries = entry.route.meta.keepAlive ? kept.current : [...others, entry];
  return (
    <SWRConfig value={queries}>
      {entries
        // Keep a fixed order of siblings, so that no DOM node is moved.
        .toSorted((one, other) => (one.route.name < other.route.name ? -1 : 1))
        .map((one) => (
          <PageSlot key={one.route.name} entry={one} isShown={one.route.name === entry.route.name} />
        ))}
    </SWRConfig>
  );
});

/** Holds a page while it is shown and while it is kept, and tells its components which. */
function PageSlot({ entry, isShown }: { entry: PageEntry; isShown: boolean }) {
  const [visibility] = useState(createPageVisibility);
  useEffect(() => {
    visibility.isShown = isShown;
  }, [visibility, isShown]);
  return (
    <div className="portal-layout-page" data-state={isShown ? 'shown' : 'kept'}>
      <PageVisibilityContext value={visibility}>
        <PageAt {...entry} />
      </PageVisibilityContext>
    </div>
  );
}

/**
 * Provides the URL that the page was opened with, so that a kept page does not react to later navigations; it does not
 * even render for them.
 */
const PageAt = memo(function PageAt({ route, address, Page }: PageEntry) {
  const location = useMemo(() => {
    // The origin does not matter; concatenated, since `//host/path` would be parsed as another origin.
    const { pathname, search } = new URL(`http://portal${address}`);
    return {
      hook: () => [pathname, navigatePage] as [string, typeof navigatePage],
      searchHook: () => search,
    };
  }, [address]);
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <Route path={route.path}>
        <PageRouteContext value={route}>
          <Page />
        </PageRouteContext>
      </Route>
    </Router>
  );
});
