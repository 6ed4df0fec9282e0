import { Activity, useMemo, useRef, type ComponentType } from 'react';
import { Route, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { PageRoute } from './routes.ts';

export interface PageEntry {
  route: PageRoute;
  address: string;
  Page: ComponentType;
}

/** The page that is shown, and behind it the pages whose state is kept. */
export function Pages({ entry }: { entry: PageEntry }) {
  const kept = useRef(new Map<string, PageEntry>());
  if (entry.route.meta.keepAlive) kept.current.set(entry.route.name, entry);
  const entries = [...kept.current.values()];
  if (!entry.route.meta.keepAlive) entries.push(entry);
  return entries.map((one) => (
    <Activity key={one.route.name} mode={one.route.name === entry.route.name ? 'visible' : 'hidden'}>
      <PageAt entry={one} />
    </Activity>
  ));
}

/** A page sees the address it was opened with, so that a kept one does not follow the reader elsewhere. */
function PageAt({ entry: { route, address, Page } }: { entry: PageEntry }) {
  const location = useMemo(() => {
    const { pathname, search } = new URL(window.location.origin + address);
    return { hook: () => [pathname, navigate] as [string, typeof navigate], searchHook: () => search };
  }, [address]);
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <Route path={route.path}>
        <Page />
      </Route>
    </Router>
  );
}
