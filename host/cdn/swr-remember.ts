import { entryOf, SHARED, unstable_serialize } from './swr-read.ts';

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
