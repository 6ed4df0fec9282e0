import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { unstable_serialize as serialize, useSWRConfig, type Middleware } from 'swr';
import { proxy, subscribe } from 'valtio/vanilla';

/**
 * Whether a page is shown, or kept with its state while another one is. Its components subscribe to it, so that a long page
 * does not render when it is shown again.
 */
export interface PageVisibility {
  isShown: boolean;
}

export const createPageVisibility = (): PageVisibility => proxy({ isShown: true });

export const PageVisibilityContext = createContext(createPageVisibility());

/** Renders again whenever the page is shown or kept. */
export function usePageShown(): boolean {
  const page = useContext(PageVisibilityContext);
  const onChange = useCallback((listener: () => void) => subscribe(page, listener), [page]);
  const isShown = () => page.isShown;
  return useSyncExternalStore(onChange, isShown, isShown);
}

/** Middleware of SWR: when a kept page is shown again, its data are refreshed behind what it shows. */
export const refetchWhenShown: Middleware = (useNext) => (key, fetcher, config) => {
  const state = useNext(key, fetcher, config);
  const { mutate } = state;
  const { cache } = useSWRConfig();
  const name = serialize(key);
  const page = useContext(PageVisibilityContext);
  useEffect(
    () =>
      subscribe(page, () => {
        // Components that share a key request it once.
        if (page.isShown && !cache.get(name)?.isValidating) void mutate();
      }),
    [page, cache, name, mutate],
  );
  return state;
};
