import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

interface State {
  data?: unknown;
  error?: unknown;
  /** Undefined: never asked for. */
  isValidating?: boolean;
}

export interface Entry {
  key: unknown;
  state: State;
  /** What the server is known to have, while something is shown in advance. */
  agreed?: { data: unknown };
  /** The load that counts; gone a moment after it has begun, so that readers who come together share it. */
  load?: { answer: Promise<unknown> };
  /** A change is under way, or was: a load from before it is out of date. */
  change?: object;
  isChanging: boolean;
  listeners: Set<() => void>;
  /** Load anew, one per reader. */
  readers: Set<(isShared: boolean) => Promise<void>>;
}

/** Readers that come within this many ms of a load share it. */
export const SHARED = 2000;

export const cache = new Map<string, Entry>();
export type Cache = typeof cache;

export const unstable_serialize = (key: unknown): string => (key == null ? '' : JSON.stringify(key));

export function entryOf(name: string, key: unknown): Entry {
  let entry = cache.get(name);
  if (!entry) {
    entry = { key, state: {}, isChanging: false, listeners: new Set(), readers: new Set() };
    cache.set(name, entry);
  }
  return entry;
}

export function set(entry: Entry, part: State): void {
  entry.state = { ...entry.state, ...part };
  for (const listener of [...entry.listeners]) listener();
}

async function load(entry: Entry, ask: () => Promise<unknown>, isShared: boolean): Promise<void> {
  if (isShared && entry.load) return void (await entry.load.answer.catch(() => {}));
  const mine = { answer: ask() };
  const { change } = entry;
  const wasChanging = entry.isChanging;
  entry.load = mine;
  // One that was never asked is taken to be loading.
  if (entry.state.isValidating !== undefined) set(entry, { isValidating: true });
  const forget = () => {
    if (entry.load === mine) entry.load = undefined;
  };
  let part: State;
  try {
    const data = await mine.answer;
    const known = entry.state.data;
    const isSame = known !== undefined && JSON.stringify(data) === JSON.stringify(known);
    part = { data: isSame ? known : data, error: undefined };
  } catch (error) {
    part = { error };
  }
  // A later load is the one that counts, and so is what was changed in the meantime.
  if (entry.load !== mine) return;
  const isOld = wasChanging || entry.change !== change;
  if (part.error === undefined) setTimeout(forget, SHARED);
  else forget();
  set(entry, { ...(isOld ? undefined : part), isValidating: false });
}

export async function again(entry: Entry): Promise<void> {
  entry.load = undefined;
  const [reader] = entry.readers;
  await reader?.(false);
}

const config = { cache };
export const useSWRConfig = () => config;

interface Options {
  keepPreviousData?: boolean;
}

const nothing: State = {};
const none = () => () => {};

/**
 * What `useCall` uses of swr: loads shared by key, an answer replaced, a load anew when the connection is back. All of
 * swr would be six kilobytes of a panel's fourteen.
 */
export default function useSWR(key: unknown, ask: () => Promise<unknown>, { keepPreviousData }: Options) {
  const name = unstable_serialize(key);
  const entry = name ? entryOf(name, key) : null;
  const subscribe = useCallback(
    (listener: () => void) => {
      entry?.listeners.add(listener);
      return () => void entry?.listeners.delete(listener);
    },
    [entry],
  );
  const read = () => entry?.state ?? nothing;
  const state = useSyncExternalStore(entry ? subscribe : none, read, read);

  const latest = useRef(ask);
  const former = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    latest.current = ask;
    if (state.data !== undefined) former.current = state.data;
  });

  useLayoutEffect(() => {
    if (!entry) return;
    const reader = (isShared: boolean) => load(entry, latest.current, isShared);
    const reconnect = () => void reader(true);
    // What has failed for a reader who is still there waits for being asked.
    if (entry.readers.size === 0 || entry.state.error === undefined) void reader(true);
    entry.readers.add(reader);
    window.addEventListener('online', reconnect);
    return () => {
      entry.readers.delete(reader);
      window.removeEventListener('online', reconnect);
    };
  }, [entry]);

  const isValidating = entry !== null && (state.isValidating ?? true);
  const bound = useCallback(
    async (...[data, options]: [data?: unknown, options?: object]) => {
      if (!entry) return;
      if (!options) return again(entry);
      // Whatever is under way is of before.
      Object.assign(entry, { change: {}, isChanging: false, agreed: undefined });
      set(entry, { data, error: undefined });
    },
    [entry],
  );
  return {
    data: state.data === undefined && keepPreviousData ? former.current : state.data,
    error: state.error,
    isLoading: isValidating && state.data === undefined,
    isValidating,
    mutate: bound,
  };
}
