import { useEffect } from 'react';
import useSWR, { unstable_serialize as serialize, useSWRConfig, type Cache } from 'swr';
import type { Endpoint } from '../http/endpoint.ts';
import { unwrap } from '../http/unwrap.ts';
import { AbortedError, type PortalError } from '../http/errors.ts';
import type { Portal } from '../portal.ts';
import { cacheKey } from './cache-key.ts';
import { usePortal } from './portal-context.ts';
import { createReaders, type Readers } from './readers.ts';
import { useCacheScope } from './useCacheScope.ts';

// One count per cache: what shares a load shares its readers.
const readersOfCache = new WeakMap<Cache, Readers>();

function readersOf(cache: Cache): Readers {
  let readers = readersOfCache.get(cache);
  if (!readers) readersOfCache.set(cache, (readers = createReaders()));
  return readers;
}

export interface QueryState<Data> {
  /** Undefined while nothing has come yet, and where the server says that there is nothing. */
  data: Data | undefined;
  /** The first load: nothing to show yet. */
  isLoading: boolean;
  /** A load is under way, the first one or a later one. */
  isValidating: boolean;
  /** The last load failed; `data` may still be that of an earlier one. */
  error: PortalError | undefined;
  retry: () => void;
  /** Replaces what is shown, e.g. by the answer of a change. */
  replace: (data: Data) => void;
}

export interface QueryOptions {
  /** Keeps the former page while the next one loads. */
  keepPrevious?: boolean;
}

/**
 * Reads a call for a component; `input` null: not yet. A failure shows no message of its own: the view has an error state.
 * A load is given up when its last reader goes away. The cache is keyed by organisation and user, so that nobody sees another's rows.
 */
export function useQuery<Input, Data>(
  call: Endpoint<Input, Data>,
  input: Input | null,
  { keepPrevious = false }: QueryOptions = {},
): QueryState<Data> {
  const portal = usePortal();
  const owner = useCacheScope();
  const readers = readersOf(useSWRConfig().cache);
  const key = input === null ? null : cacheKey(owner, call, input);
  const name = serialize(key);
  useEffect(() => (name ? readers.enter(name) : undefined), [readers, name]);

  const { data, error, isLoading, isValidating, mutate } = useSWR<Data | undefined, PortalError>(
    key,
    () => fetchQuery(call, portal, input as Input, readers.signal(name)),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: keepPrevious },
  );

  // The cache keeps the error of a load that was given up. To a later reader it means: not loaded yet.
  const wasGivenUp = error instanceof AbortedError;
  useEffect(() => {
    if (!wasGivenUp || isValidating) return undefined;
    // After a moment, since a reader that has just come has its own load under way by then.
    const timer = setTimeout(() => void mutate());
    return () => clearTimeout(timer);
  }, [wasGivenUp, isValidating, mutate]);

  return {
    data,
    isLoading: isLoading || (wasGivenUp && data === undefined),
    isValidating: isValidating || wasGivenUp,
    error: wasGivenUp ? undefined : error,
    retry: () => void mutate(),
    replace: (next) => void mutate(next, { revalidate: false }),
  };
}

export async function fetchQuery<Input, Data>(
  call: Endpoint<Input, Data>,
  { http, language }: Pick<Portal, 'http' | 'language'>,
  input: Input,
  signal: AbortSignal,
): Promise<Data | undefined> {
  const answer = await call(http, input, { silent: true, signal });
  return answer.type === 'empty' ? undefined : unwrap(answer, language);
}
