import type * as v from 'valibot';
import type { getNotificationCounts } from '../../api/unread.ts';
import type { Poll } from './poll.ts';

type Rows = v.InferOutput<(typeof getNotificationCounts)['definition']['response']>;

/** The unread notifications by type, as the poll of the bell has fetched them in this tab. */
export interface NotificationCounts {
  /** Undefined before the first response. */
  rows: Rows | undefined;
  isLoading: boolean;
  /** Why the last request failed; null if it has not. */
  error: unknown;
}

export interface NotificationCountsStore {
  getSnapshot(): NotificationCounts;
  subscribe(listener: () => void): () => void;
  set(values: Partial<NotificationCounts>): void;
}

function createStore(): NotificationCountsStore {
  let counts: NotificationCounts = { rows: undefined, isLoading: false, error: null };
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => counts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(values) {
      counts = { ...counts, ...values };
      for (const listener of [...listeners]) listener();
    },
  };
}

const stores = new WeakMap<Poll, NotificationCountsStore>();

/** One store per poll and so per user. The messages read it, so that they and the bell share one request. */
export function getNotificationCountsStore(poll: Poll): NotificationCountsStore {
  let store = stores.get(poll);
  if (!store) stores.set(poll, (store = createStore()));
  return store;
}
