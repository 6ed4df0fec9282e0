import { useSyncExternalStore } from 'react';

/** The address that is shown. `path` is what the owner of the page says; without it the browser is asked. */
export function useCurrentPage(path: string | undefined): URL {
  const href = useSyncExternalStore(subscribe, readHref, readHref);
  return new URL(path ?? href, href);
}

const readHref = () => window.location.href;

function subscribe(listener: () => void): () => void {
  // A page that shows another address without loading tells of it only here, where the browser has it.
  const navigation: unknown = Reflect.get(window, 'navigation');
  const source = navigation instanceof EventTarget ? navigation : null;
  source?.addEventListener('currententrychange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    source?.removeEventListener('currententrychange', listener);
    window.removeEventListener('popstate', listener);
  };
}
