import { mutate, preload, SWRConfig, unstable_serialize as serialize } from 'swr';
import type { Endpoint } from '../http/endpoint.ts';
import type { Portal } from '../portal.ts';
import { cacheKey } from './cache-key.ts';
import { getCacheScope } from './useCacheScope.ts';
import { fetchQuery } from './useQuery.ts';

export interface Prefetch {
  /** Settles with the response. */
  response: Promise<unknown>;
  /** Drops a response that no `useQuery` has taken; a component that shows the query would load it again. */
  discard(): void;
}

/** Sends a query before the component that needs it is mounted: its `useQuery` takes over this response. */
export function prefetchQuery<Input, Data>(
  portal: Portal,
  endpoint: Endpoint<Input, Data>,
  input: Input,
): Prefetch {
  const key = cacheKey(getCacheScope(portal.session), endpoint, input);
  const neverAborted = new AbortController().signal;
  return {
    response: preload(key, () => fetchQuery(endpoint, portal, input, neverAborted)),
    discard: () => void mutate(key),
  };
}

/** A prefetched response that is older is loaded again. */
export const PREFETCH_LIFETIME_MS = 5000;

/**
 * Prefetches a query that has never been shown, so that its component begins with the data; those shown before are
 * cached, and refreshed behind. A failure is silent: the component sends the query again.
 */
export function prefetchFirstQuery<Input, Data>(
  portal: Portal,
  endpoint: Endpoint<Input, Data>,
  input: Input,
): void {
  const key = cacheKey(getCacheScope(portal.session), endpoint, input);
  // SWR notes a request only for components.
  const wasShown = () => SWRConfig.defaultValue.cache.get(serialize(key))?.isValidating !== undefined;
  if (wasShown()) return;
  const { response, discard } = prefetchQuery(portal, endpoint, input);
  const discardUnused = () => {
    if (!wasShown()) discard();
  };
  response.then((data) => {
    if (!wasShown()) void mutate(key, data, { revalidate: false });
  }, discardUnused);
  setTimeout(discardUnused, PREFETCH_LIFETIME_MS);
}
