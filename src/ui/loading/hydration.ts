import { useState, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';
import { pageUrl, UNKNOWN_PAGE } from '../../rules/page-url.ts';

/*
 * On a server, and while its HTML is hydrated, a component must not render what only the browser knows. These hooks are
 * in one module, since all elements share it: a chunk of its own would cost each of them a request.
 */

const subscribe = () => () => {};

/** True on a server and while its HTML is hydrated, when the first client render has to equal the server's. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}

/** The URL of the page at the time of rendering; `UNKNOWN_PAGE` on a server and while its HTML is hydrated. */
export function usePageUrl(): string {
  return useSyncExternalStore(subscribe, pageUrl, () => UNKNOWN_PAGE);
}

/**
 * State whose initial value only the browser knows, e.g. from its storage. On a server and while its HTML is hydrated it
 * is `otherwise`, afterwards the result of `read`.
 */
export function useBrowserState<Value>(
  read: () => Value,
  otherwise: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const isHydrating = useIsHydrating();
  const [wasHydrating, setWasHydrating] = useState(isHydrating);
  const [value, setValue] = useState(() => (isHydrating ? otherwise : read()));
  if (wasHydrating && !isHydrating) {
    setWasHydrating(false);
    setValue(read());
  }
  return [value, setValue];
}
