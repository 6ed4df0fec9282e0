import { useEffect } from 'react';
import { useSWRConfig, type Cache } from 'swr';
import { AbortedError, type PortalError } from '../../http/errors.ts';
import { weakMemoize } from '../../rules/weak-memoize.ts';
import { createQuerySubscribers, type QuerySubscribers } from './query-subscribers.ts';

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
}

/** The first response has yet to come. Unlike `isLoading` it is false while a failed query is tried again. */
export const isAwaited = (query: QueryState<unknown> | null): boolean =>
  query !== null && query.data === undefined && query.error === undefined;

interface SwrState<Data> {
  data: Data | undefined;
  error: PortalError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => unknown;
}

// One registry per cache: components that share a request share its subscribers.
const subscribersOf = weakMemoize<Cache, QuerySubscribers>(createQuerySubscribers);

/** The signal of the requests of a key, aborted when the last component that shows the key unmounts. */
export function useRequestSignal(name: string): () => AbortSignal {
  const subscribers = subscribersOf(useSWRConfig().cache);
  useEffect(() => (name ? subscribers.subscribe(name) : undefined), [subscribers, name]);
  return () => subscribers.signal(name);
}

/** The SWR state of a key. `isWaiting`: the query waits for the session, and counts as loading. */
export function useQueryState<Data>(
  name: string,
  isWaiting: boolean,
  { data, error, isLoading, isValidating, mutate }: SwrState<Data>,
): QueryState<Data> {
  const { cache } = useSWRConfig();
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
  };
}
