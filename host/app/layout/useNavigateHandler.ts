import { pathUrl } from '#src/rules/safe-url.ts';
import { useCallback } from 'react';
import { openPage } from '../history/back-history.ts';
import { isPage, matchRoute } from '../routing/match-route.ts';

/** Handles a widget's navigation: the router renders portal pages (returns false), the browser loads other URLs. */
export function useNavigateHandler(): (wish: { url: string; target?: string }) => boolean {
  return useCallback(({ url, target }) => {
    if (target === '_blank') return true;
    const { origin, pathname, search, hash } = new URL(url, window.location.href);
    if (origin !== window.location.origin || !isPage(pathname)) return true;
    const matched = matchRoute(pathname);
    // The browser would take a path that starts with `//` for another origin.
    const path = 'redirect' in matched ? matched.redirect : pathname;
    const isCurrent = path + search === window.location.pathname + window.location.search;
    if (isCurrent) window.scrollTo({ top: 0 });
    else openPage(pathUrl({ pathname: path, search, hash }));
    return false;
  }, []);
}
