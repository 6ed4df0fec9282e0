import { useMemo } from 'react';
import { mutate, unstable_serialize as serialize, type Key } from 'swr';
import { cacheKey, isKeyOfEndpoint, isKeyOfPath } from './cache-key.ts';
import type { Query } from './query.ts';
import { useCacheScope } from './useCacheScope.ts';

export interface OptimisticUpdate<Data> {
  /** The data to show at once. */
  optimistic: (cached: Data) => Data;
  /** Resolves to the update by the server's response; if it rejects, the cached data is restored. */
  committed: Promise<(cached: Data) => Data>;
}

export interface QueryCache {
  /** Refetches the queries of these paths wherever they are shown in this tab, with any input. */
  invalidate(paths: readonly string[]): void;
  /** Refetches a query where it is shown in this tab with another input than this one. */
  invalidateOthers<Input, Data>(query: Query<Input, Data>, input: Input): void;
  /** Updates cached data optimistically. Settles as `committed` does. */
  update<Input, Data>(query: Query<Input, Data>, input: Input, update: OptimisticUpdate<Data>): Promise<void>;
}

/** The cache of `useQuery`, shared by all widgets of the page. It keeps to the user for whom it was taken. */
export function useQueryCache(): QueryCache {
  const scope = useCacheScope();
  return useMemo(
    () => ({
      invalidate(paths) {
        void mutate((key: unknown) => isKeyOfPath(key, scope, paths));
      },
      invalidateOthers<Input, Data>(query: Query<Input, Data>, input: Input) {
        const kept = serialize(cacheKey(scope, query, input));
        void mutate((key: unknown) => isKeyOfEndpoint(key, scope, [query]) && serialize(key as Key) !== kept);
      },
      async update<Input, Data>(
        query: Query<Input, Data>,
        input: Input,
        { optimistic, committed }: OptimisticUpdate<Data>,
      ) {
        await mutate<Data | undefined, (cached: Data) => Data>(cacheKey(scope, query, input), committed, {
          optimisticData: (cached) => (cached === undefined ? cached : optimistic(cached)),
          populateCache: (commit, cached) => (cached === undefined ? cached : commit(cached)),
          rollbackOnError: true,
          revalidate: false,
        });
      },
    }),
    [scope],
  );
}
