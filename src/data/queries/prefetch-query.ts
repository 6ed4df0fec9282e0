import { mutate, preload, SWRConfig, unstable_serialize as serialize } from 'swr';
import type { Portal } from '../../portal.ts';
import { cacheKey } from './cache-key.ts';
import type { Query } from './query.ts';
import { getCacheScope } from './useCacheScope.ts';
import { fetchQuery } from './useQuery.ts';
import { PREFETCH_LIFETIME_MS } from '../../rules/limits.ts';

/**
 * Sends a query before the component that needs it is mounted: its `useQuery` takes over this response. One that has
 * failed, or is not shown in time, is dropped, and the component sends the query again.
 */
export function prefetchQuery<Input, Data>(
  portal: Portal,
  query: Query<Input, Data>,
  input: Input,
  isShown: () => boolean,
): Promise<Data | undefined> {
  const key = cacheKey(getCacheScope(portal.session), query, input);
  const neverAborted = new AbortController().signal;
  const response = preload(key, () => fetchQuery(query, portal, input, neverAborted));
  const discardUnused = () => {
    if (!isShown()) void mutate(key);
  };
  response.catch(discardUnused);
  setTimeout(discardUnused, PREFETCH_LIFETIME_MS);
  return response;
}

/**
 * Prefetches a query that has never been shown, so that its component begins with the data; those shown before are
 * cached, and refreshed behind.
 */
export function prefetchFirstQuery<Input, Data>(
  portal: Portal,
  query: Query<Input, Data>,
  input: Input,
): void {
  const key = cacheKey(getCacheScope(portal.session), query, input);
  // SWR notes a request only for components.
  const wasShown = () => SWRConfig.defaultValue.cache.get(serialize(key))?.isValidating !== undefined;
  if (wasShown()) return;
  prefetchQuery(portal, query, input, wasShown).then(
    (data) => {
      if (!wasShown()) void mutate(key, data, { revalidate: false });
    },
    () => {},
  );
}
