import { useMemo } from 'react';
import { mutate } from 'swr';
import type { Endpoint } from '../http/endpoint.ts';
import { cacheKey, isKeyOfEndpoint } from './cache-key.ts';
import { useCacheScope } from './useCacheScope.ts';

export interface Change<Data> {
  /** What is shown at once, of what is known. */
  shown: (known: Data) => Data;
  /** What it becomes once that is done. Rejects: all is as it was. */
  work: Promise<(known: Data) => Data>;
}

export interface QueryCache {
  /** Loads calls anew wherever they are shown, whatever their input. */
  refresh(calls: readonly Pick<Endpoint<never, unknown>, 'definition'>[]): void;
  /** Shows a change before the server has agreed. Settles as `work` does. */
  change<Input, Data>(call: Endpoint<Input, Data>, input: Input, change: Change<Data>): Promise<void>;
}

/** What `useCall` has loaded, in all widgets of the page. It stays that of the user who was signed in when it was asked for. */
export function useQueryCache(): QueryCache {
  const owner = useCacheScope();
  return useMemo(
    () => ({
      refresh: (calls) => void mutate((key: unknown) => isKeyOfEndpoint(key, owner, calls)),
      async change<Input, Data>(call: Endpoint<Input, Data>, input: Input, { shown, work }: Change<Data>) {
        await mutate<Data | undefined, (known: Data) => Data>(cacheKey(owner, call, input), work, {
          optimisticData: (known) => (known === undefined ? known : shown(known)),
          populateCache: (become, known) => (known === undefined ? known : become(known)),
          rollbackOnError: true,
          revalidate: false,
        });
      },
    }),
    [owner],
  );
}
