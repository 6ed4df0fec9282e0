import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

interface State {
  data?: unknown;
  error?: unknown;
  /** Undefined: never asked for. */
  isValidating?: boolean;
}

interface Entry {
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
const SHARED = 2000;

const cache = new Map<string, Entry>();
export type Cache = typeof cache;

export const unstable_serialize = (key: unknown): string => (key == null ? '' : JSON.stringify(key));

function entryOf(name: string, key: unknown): Entry {
  let entry = cache.get(name);
  if (!entry) {
    entry = { key, state: {}, isChanging: false, listeners: new Set(), readers: new Set() };
    cache.set(name, entry);
  }
  return entry;
}

function set(entry: Entry, part: State): void {
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

async function again(entry: Entry): Promise<void> {
  entry.load = undefined;
  const [reader] = entry.readers;
  await reader?.(false);
}

/** Keeps what somebody else has loaded, as if it had been loaded just now. */
export function remember(key: unknown, data: unknown): void {
  const entry = entryOf(unstable_serialize(key), key);
  if (entry.state.data !== undefined) return;
  const load = { answer: Promise.resolve(data) };
  Object.assign(entry, { state: { data, isValidating: false }, load });
  setTimeout(() => {
    if (entry.load === load) entry.load = undefined;
  }, SHARED);
}

interface ChangeOptions {
  optimisticData?: (known: never) => unknown;
  populateCache?: (become: never, known: never) => unknown;
}

/** Without a load afterwards, and taken back where it fails: nobody here wants it otherwise. */
async function change(
  entry: Entry,
  value: unknown,
  { optimisticData, populateCache }: ChangeOptions,
): Promise<void> {
  const mine = (entry.change = {});
  entry.isChanging = true;
  const known = (entry.agreed ?? entry.state).data;
  const settle = (part?: State) => {
    if (entry.change !== mine) return;
    entry.change = {};
    entry.isChanging = false;
    entry.agreed = undefined;
    if (part) set(entry, part);
  };
  if (optimisticData) {
    entry.agreed = { data: known };
    set(entry, { data: optimisticData(known as never) });
  }
  try {
    const become = await value;
    settle({
      data: populateCache ? populateCache(become as never, known as never) : become,
      error: undefined,
    });
  } catch (error) {
    settle(optimisticData && { data: known });
    throw error;
  }
}

async function mutate(which: unknown, value?: unknown, options: ChangeOptions = {}): Promise<void> {
  if (typeof which !== 'function') return change(entryOf(unstable_serialize(which), which), value, options);
  for (const entry of cache.values()) if (which(entry.key)) void again(entry);
}

const config = { cache, mutate };
export const useSWRConfig = () => config;

interface Options {
  keepPreviousData?: boolean;
}

const nothing: State = {};
const none = () => () => {};

/**
 * What `useCall` uses of swr: loads shared by key, changes shown in advance and rolled back, a load anew when the
 * connection is back. All of swr would be six kilobytes of a panel's fourteen.
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
    async (value?: unknown, options?: ChangeOptions) => {
      if (entry) await (options ? change(entry, value, options) : again(entry));
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
