import { useCallback } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isPage } from '../match-route.ts';

/** Handles a widget's navigation: the router renders portal pages (returns false), the browser loads other URLs. */
export function useNavigateHandler(): (wish: { url: string; target?: string }) => boolean {
  return useCallback(({ url, target }) => {
    if (target === '_blank') return true;
    const { origin, pathname, search, hash } = new URL(url, window.location.href);
    if (origin !== window.location.origin || !isPage(pathname)) return true;
    const isCurrent = pathname + search === window.location.pathname + window.location.search;
    if (isCurrent) window.scrollTo({ top: 0 });
    else navigate(pathname + search + hash);
    return false;
  }, []);
}
