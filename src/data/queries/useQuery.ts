import { useEffect } from 'react';
import useSWR, { unstable_serialize as serialize, useSWRConfig, type Cache } from 'swr';
import { startLater } from '../../ui/loading/start-later.ts';
import { weakMemoize } from '../../rules/weak-memoize.ts';
import { unwrap } from '../../http/unwrap.ts';
import { AbortedError, type PortalError } from '../../http/errors.ts';
import type { Portal } from '../../portal.ts';
import { cacheKey } from './cache-key.ts';
import type { Query } from './query.ts';
import { usePortal } from '../portal-context.ts';
import { createQuerySubscribers, type QuerySubscribers } from './query-subscribers.ts';
import { useCacheScope } from './useCacheScope.ts';

// One registry per cache: components that share a request share its subscribers.
const subscribersOf = weakMemoize<Cache, QuerySubscribers>(createQuerySubscribers);

export interface QueryState<Data> {
  /** Undefined before the first response, and when the server responds that there is no data. */
  data: Data | undefined;
  /** The first load: there is nothing to show yet. */
  isLoading: boolean;
  /** A request is running, the first one or a later one. */
  isValidating: boolean;
  /** The last load failed; `data` may still be that of an earlier one. */
  error: PortalError | undefined;
  retry: () => void;
  /** Replaces the cached data, e.g. by the response of a mutation. */
  replace: (data: Data | ((cached: Data | undefined) => Data | undefined)) => void;
}

export interface QueryOptions {
  /** Keeps the former page while the next one loads. */
  keepPrevious?: boolean;
}

/**
 * Fetches and caches the data of a query; no request is sent while `input` is null. A failure shows no message of its own: the view has an
 * error state. The request is aborted when its last subscriber unmounts. The cache is keyed by organisation and user.
 */
export function useQuery<Input, Data>(
  query: Query<Input, Data>,
  input: Input | null,
  { keepPrevious = false }: QueryOptions = {},
): QueryState<Data> {
  const portal = usePortal();
  const scope = useCacheScope();
  const { cache, mutate: mutateCache } = useSWRConfig();
  const subscribers = subscribersOf(cache);
  // The query waits for the session, and so is loading.
  const isWaiting = input !== null && scope === '';
  const key = input === null || isWaiting ? null : cacheKey(scope, query, input);
  const name = serialize(key);
  useEffect(() => (name ? subscribers.subscribe(name) : undefined), [subscribers, name]);
  useEffect(
    () =>
      startLater(async () => {
        const { refetchChanges } = await import('./refetch-changes.ts');
        return () => refetchChanges(portal, mutateCache);
      }),
    [portal, mutateCache],
  );

  const { data, error, isLoading, isValidating, mutate } = useSWR<Data | undefined, PortalError>(
    key,
    () => fetchQuery(query, portal, input as Input, subscribers.signal(name)),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: keepPrevious },
  );

  // The cache keeps the error of an aborted request. For a later subscriber it means: not loaded yet.
  const wasAborted = error instanceof AbortedError;
  useEffect(() => {
    if (!wasAborted || isValidating) return undefined;
    // In a later task, by when a subscriber that has just mounted has its own request running.
    const timer = setTimeout(() => void mutate());
    return () => clearTimeout(timer);
  }, [wasAborted, isValidating, mutate]);

  return {
    data,
    // At the first rendering SWR counts a prefetched query as loading, too.
    isLoading:
      (isLoading && cache.get(name)?.data === undefined) || isWaiting || (wasAborted && data === undefined),
    isValidating: isValidating || wasAborted,
    error: wasAborted ? undefined : error,
    retry: () => void mutate(),
    replace: (next) => void mutate(next, { revalidate: false }),
  };
}

/** The data of a query, as `useQuery` caches it. */
export async function fetchQuery<Input, Data>(
  query: Query<Input, Data>,
  { http, language }: Pick<Portal, 'http' | 'language'>,
  input: Input,
  signal: AbortSignal,
): Promise<Data | undefined> {
  const response = await query(http, input, { silent: true, signal });
  return response.type === 'empty' ? undefined : unwrap(response, language);
}
