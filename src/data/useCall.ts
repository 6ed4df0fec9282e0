import useSWR from 'swr';
import type { Call } from '../http/call.ts';
import { dataOf } from '../http/data-of.ts';
import type { PortalError } from '../http/errors.ts';
import type { Portal } from '../portal.ts';
import { usePortal, useSession } from './portal-context.ts';

export interface CallState<Data> {
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

export interface ReadOptions {
  /** Keeps the former page while the next one loads. */
  keepPrevious?: boolean;
}

/**
 * Reads a call for a component; `input` null: not yet. A failure shows no message of its own: the view has an error state.
 * The cache is keyed by organisation and user, so that nobody sees another's rows.
 */
export function useCall<Input, Data>(
  call: Call<Input, Data>,
  input: Input | null,
  { keepPrevious = false }: ReadOptions = {},
): CallState<Data> {
  const portal = usePortal();
  const owner = useSession((session) => `${session.orgCode}|${session.userId}`);
  const { method, path } = call.definition;
  const { data, error, isLoading, isValidating, mutate } = useSWR<Data | undefined, PortalError>(
    input === null ? null : [owner, method, path, input],
    () => readData(call, portal, input as Input),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: keepPrevious },
  );
  return {
    data,
    isLoading,
    isValidating,
    error,
    retry: () => void mutate(),
    replace: (next) => void mutate(next, { revalidate: false }),
  };
}

async function readData<Input, Data>(
  call: Call<Input, Data>,
  { http, language }: Pick<Portal, 'http' | 'language'>,
  input: Input,
): Promise<Data | undefined> {
  const answer = await call(http, input, { silent: true });
  return answer.kind === 'empty' ? undefined : dataOf(answer, language);
}
