import { useSyncExternalStore } from 'react';

/** The address that is shown. `path` is what the owner of the page says; without it the browser is asked. */
export function useCurrentPage(path: string | undefined): URL {
  const href = useSyncExternalStore(subscribe, readHref, readHref);
  return new URL(path ?? href, href);
}

const readHref = () => window.location.href;

function subscribe(listener: () => void): () => void {
  const abort = new AbortController();
  // A page that shows another address without loading tells of it only in the first, where the browser has it.
  for (const [source, event] of [
    [Reflect.get(window, 'navigation'), 'currententrychange'],
    [window, 'popstate'],
  ] as const) {
    if (source instanceof EventTarget) source.addEventListener(event, listener, abort);
  }
  return () => abort.abort();
}
