import { useSyncExternalStore } from 'react';

/**
 * Returns the current URL. `path` comes from the owner of the page; without it the browser's location is
 * used.
 */
export function useCurrentPage(path: string | undefined): URL {
  const href = useSyncExternalStore(subscribe, readHref, readHref);
  return new URL(path ?? href, href);
}

const readHref = () => window.location.href;

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
