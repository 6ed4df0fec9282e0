import { mutate, preload } from 'swr';
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
