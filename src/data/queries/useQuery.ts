import { useEffect } from 'react';
import useSWR, { unstable_serialize as serialize, useSWRConfig } from 'swr';
import { unwrap } from '../../http/unwrap.ts';
import type { PortalError } from '../../http/errors.ts';
import type { Portal } from '../../portal.ts';
import { startLater } from '../../ui/loading/start-later.ts';
import { usePortal } from '../portal-context.ts';
import { cacheKey } from './cache-key.ts';
import type { Query } from './query.ts';
import { useCacheScope } from './useCacheScope.ts';
import { useQueryState, useRequestSignal, type QueryState } from './useQueryState.ts';

export interface CachedQuery<Data> extends QueryState<Data> {
  /** Replaces the cached data, e.g. by the response of a mutation. */
  replace: (data: Data | ((cached: Data | undefined) => Data | undefined)) => void;
}

export interface QueryOptions {
  /** Keeps the data of the former input while the next ones load, until they have come or failed. */
  keepPrevious?: boolean;
}

/**
 * Fetches and caches the data of a query; no request is sent while `input` is null. A failure shows no message of its
 * own: the view has an error state. The request is aborted when its last subscriber unmounts. The cache is keyed by
 * organisation and user.
 */
export function useQuery<Input, Data>(
  query: Query<Input, Data>,
  input: Input | null,
  { keepPrevious = false }: QueryOptions = {},
): CachedQuery<Data> {
  const portal = usePortal();
  const scope = useCacheScope();
  const { cache, mutate: mutateCache } = useSWRConfig();
  const isWaiting = input !== null && scope === '';
  const key = input === null || isWaiting ? null : cacheKey(scope, query, input);
  const name = serialize(key);
  const signal = useRequestSignal(name);
  useEffect(
    () =>
      startLater(async () => {
        const { refetchChanges } = await import('./refetch-changes.ts');
        return () => refetchChanges(portal, mutateCache);
      }),
    [portal, mutateCache],
  );

  const response = useSWR<Data | undefined, PortalError>(
    key,
    async () => {
      const current = signal();
      // SWR refreshes within the frame that shows the cached data, e.g. those of a kept page on Back: that comes first.
      if (cache.get(name)?.data !== undefined) await new Promise((resolve) => setTimeout(resolve));
      return fetchQuery(query, portal, input as Input, current);
    },
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: keepPrevious },
  );
  const state = useQueryState(name, isWaiting, response);
  const isOfPrevious = cache.get(name)?.data === undefined;
  return {
    ...state,
    // The former page must not pass for one that could not be loaded.
    data: state.error && isOfPrevious ? undefined : state.data,
    replace: (next) => void response.mutate(next, { revalidate: false }),
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
