import { Activity, memo, useMemo, useRef, type ComponentType } from 'react';
import { Route, Router } from 'wouter';
import { navigatePage } from '../history/back-history.ts';
import { PageRouteContext } from './page-route.ts';
import type { PageRoute } from './routes.ts';
import { KEPT_PAGES_MAX } from '../limits.ts';

export interface PageEntry {
  route: PageRoute;
  address: string;
  Page: ComponentType;
}

/**
 * Renders the current page and, hidden, the pages that keep their state. While a page is hidden its effects are not there,
 * so nothing of it polls, plays or listens; when it is shown again, its queries are refreshed behind what it shows.
 */
export const Pages = memo(function Pages({ entry }: { entry: PageEntry }) {
  const kept = useRef<readonly PageEntry[]>([]);
  const others = kept.current.filter(({ route }) => route.name !== entry.route.name);
  // Keep the most recently shown page last.
  if (entry.route.meta.keepAlive) kept.current = [...others, entry].slice(-KEPT_PAGES_MAX);
  const entries = entry.route.meta.keepAlive ? kept.current : [...others, entry];
  return (
    [...entries]
      // Keep a fixed order of siblings, so that no DOM node is moved.
      .sort((one, other) => (one.route.name < other.route.name ? -1 : 1))
      .map((one) => (
        <Activity key={one.route.name} mode={one.route.name === entry.route.name ? 'visible' : 'hidden'}>
          <div className="portal-layout-page">
            <PageAt {...one} />
          </div>
        </Activity>
      ))
  );
});

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
