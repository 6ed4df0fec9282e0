import { useCallback } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isPage } from '../match-route.ts';

/**
 * Takes a widget's wish to go somewhere: a page of the portal is shown without leaving (and false says that it is done),
 * everything else is left to the browser.
 */
export function useNavigateHandler(): (wish: { url: string; target?: string }) => boolean {
  return useCallback(({ url, target }) => {
    if (target === '_blank') return true;
    const { origin, pathname, search, hash } = new URL(url, window.location.href);
    if (origin !== window.location.origin || !isPage(pathname)) return true;
    const isHere = pathname + search === window.location.pathname + window.location.search;
    if (isHere) window.scrollTo({ top: 0 });
    else navigate(pathname + search + hash);
    return false;
  }, []);
}
