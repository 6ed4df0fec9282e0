import { useSyncExternalStore } from 'react';
import { pageUrl, UNKNOWN_PAGE } from '../../rules/page-url.ts';

/**
 * Returns the current URL. `path` comes from the owner of the page; without it the browser's location is
 * used, which is unknown on a server and while its HTML is hydrated.
 */
export function useCurrentPage(path: string | undefined): URL {
  const href = useSyncExternalStore(subscribe, pageUrl, () => UNKNOWN_PAGE);
  return new URL(path ?? href, href);
}

function subscribe(listener: () => void): () => void {
  const abort = new AbortController();
  // Only the Navigation API reports `pushState`; browsers without it still report `popstate`.
  for (const [source, event] of [
    [Reflect.get(window, 'navigation'), 'currententrychange'],
    [window, 'popstate'],
  ] as const) {
    if (source instanceof EventTarget) source.addEventListener(event, listener, abort);
  }
  return () => abort.abort();
}
