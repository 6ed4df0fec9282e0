import { useMemo } from 'react';
import { mutate } from 'swr';
import type { Endpoint } from '../../http/endpoint.ts';
import { cacheKey, isKeyOfEndpoint } from './cache-key.ts';
import { publishChanges } from './changes.ts';
import { usePortal } from '../portal-context.ts';
import { useCacheScope } from './useCacheScope.ts';

export interface OptimisticUpdate<Data> {
  /** The data to show at once. */
  optimistic: (cached: Data) => Data;
  /** Resolves to the update by the server's response; if it rejects, the cached data is restored. */
  committed: Promise<(cached: Data) => Data>;
}

export interface QueryCache {
  /** Refetches these endpoints wherever they are shown, with any input, also in other tabs. */
  invalidate(endpoints: readonly Pick<Endpoint<never, unknown>, 'definition'>[]): void;
  /** Updates cached data optimistically. Settles as `committed` does. */
  update<Input, Data>(
    endpoint: Endpoint<Input, Data>,
    input: Input,
    update: OptimisticUpdate<Data>,
  ): Promise<void>;
}

/** The cache of `useQuery`, shared by all widgets of the page. It keeps to the user for whom it was taken. */
export function useQueryCache(): QueryCache {
  const scope = useCacheScope();
  const portal = usePortal();
  return useMemo(
    () => ({
      invalidate(endpoints) {
        publishChanges(portal, endpoints);
        void mutate((key: unknown) => isKeyOfEndpoint(key, scope, endpoints));
      },
      async update<Input, Data>(
        endpoint: Endpoint<Input, Data>,
        input: Input,
        { optimistic, committed }: OptimisticUpdate<Data>,
      ) {
        await mutate<Data | undefined, (cached: Data) => Data>(cacheKey(scope, endpoint, input), committed, {
          optimisticData: (cached) => (cached === undefined ? cached : optimistic(cached)),
          populateCache: (commit, cached) => (cached === undefined ? cached : commit(cached)),
          rollbackOnError: true,
          revalidate: false,
        });
      },
    }),
    [scope, portal],
  );
}
