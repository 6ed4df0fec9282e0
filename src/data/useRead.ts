import { useLayoutEffect, useMemo, useState } from 'react';
import type { Endpoint } from '../http/endpoint.ts';
import { unwrap } from '../http/unwrap.ts';
import type { PortalError } from '../http/errors.ts';
import type { Session } from '../session/store.ts';
import { usePortal, useSession } from './portal-context.ts';
import type { QueryState, QueryOptions } from './useQuery.ts';

interface Reading<Data> {
  /** Whose and which answer it is. */
  of: string;
  owner?: string;
  data?: Data | undefined;
  error?: PortalError;
  isValidating?: boolean;
}

/** Answers of a session by key: a place that is shown again begins with the last one. */
const answers = new WeakMap<Session, Map<string, unknown>>();

/**
 * Reads a call for a place that is the only one to show it, in a third of the code of `useCall`, whose readers share what
 * they load and change. Otherwise it is the same: what comes later, a load anew once the connection is back, a load that
 * nobody waits for given up, and nobody sees another's rows.
 */
export function useRead<Input, Data>(
  call: Endpoint<Input, Data>,
  input: Input | null,
  { keepPrevious = false }: QueryOptions = {},
): QueryState<Data> {
  const { http, language, session } = usePortal();
  const owner = useSession(({ orgCode, userId }) => `${orgCode}|${userId}`);
  let known = answers.get(session);
  if (!known) answers.set(session, (known = new Map()));
  const key = input === null ? '' : JSON.stringify([owner, call.definition.path, input]);
  const [last, setLast] = useState<Reading<Data>>({ of: '' });

  const { enter, retry, replace } = useMemo(() => {
    let running: AbortController | null = null;
    const settle = (part: Pick<Reading<Data>, 'data' | 'error'>) => {
      const isNews = !part.error && JSON.stringify(part.data) !== JSON.stringify(known.get(key));
      // An answer that says the same stays the same object: rows made of it are not gone through again.
      if (isNews) known.set(key, part.data);
      setLast({ ...part, data: known.get(key) as Data | undefined, of: key, owner });
    };
    const load = async () => {
      running?.abort();
      const { signal } = (running = new AbortController());
      setLast((now) => (now.of === key ? { ...now, isValidating: true } : now));
      // StrictMode takes its first effect back at once: nothing is sent for it.
      await Promise.resolve();
      if (signal.aborted) return;
      let part;
      try {
        const answer = await call(http, input as Input, { silent: true, signal });
        part = { data: answer.type === 'empty' ? undefined : unwrap(answer, language) };
      } catch (error) {
        part = { error: error as PortalError };
      }
      if (!signal.aborted) settle(part);
    };
    // Whoever waited for something may call them when something else is read by now.
    const retry = () => void (running && load());
    const replace = (data: Data) => {
      if (!running) return;
      // Whatever is under way is of before.
      running.abort();
      settle({ data });
    };
    const enter = () => {
      void load();
      window.addEventListener('online', retry);
      return () => {
        window.removeEventListener('online', retry);
        running?.abort();
        running = null;
      };
    };
    return { enter, retry, replace };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says it all
  }, [session, key]);
  useLayoutEffect(() => (key ? enter() : undefined), [key, enter]);

  const now = last.of === key ? last : { data: known.get(key) as Data | undefined, isValidating: key !== '' };
  const { data, error, isValidating = false }: Omit<Reading<Data>, 'of'> = now;
  const isFormer = keepPrevious && isValidating && last.owner === owner;
  return {
    data: data ?? (isFormer ? last.data : undefined),
    isLoading: isValidating && data === undefined,
    isValidating,
    error,
    retry,
    replace,
  };
}
