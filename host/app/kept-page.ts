import { createContext, useContext, useEffect, useRef } from 'react';
import { unstable_serialize as serialize, useSWRConfig, type Middleware } from 'swr';

/** False within a page that is kept, with its state, while another one is shown. */
export const PageShownContext = createContext(true);

export const usePageShown = () => useContext(PageShownContext);

/** Middleware of SWR: when a kept page is shown again, its data are refreshed behind what it shows. */
export const refetchWhenShown: Middleware = (useNext) => (key, fetcher, config) => {
  const state = useNext(key, fetcher, config);
  const { mutate } = state;
  const { cache } = useSWRConfig();
  const name = serialize(key);
  const isShown = usePageShown();
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isBack = isShown && !wasShown.current;
    wasShown.current = isShown;
    // Components that share a key request it once.
    if (isBack && !cache.get(name)?.isValidating) void mutate();
  }, [isShown, cache, name, mutate]);
  return state;
};
