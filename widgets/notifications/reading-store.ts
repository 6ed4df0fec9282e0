import type { Session } from '../../src/session/store.ts';
import { nothingRead, type Reading } from './reading.ts';

export interface ReadingStore {
  read(): Reading;
  subscribe(listener: () => void): () => void;
  change(next: Reading): void;
}

function createReadingStore(): ReadingStore {
  let state = nothingRead;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

const stores = new WeakMap<Session, ReadingStore>();

/** One for all lists of a session: what is read in one is read in the others. */
export function readingOf(session: Session): ReadingStore {
  let store = stores.get(session);
  if (!store) stores.set(session, (store = createReadingStore()));
  return store;
}
