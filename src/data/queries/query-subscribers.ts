export interface QuerySubscribers {
  /** Counts a subscriber of the key; returns the unsubscribe function. */
  subscribe(key: string): () => void;
  /** Aborted when the last subscriber of the key has gone. */
  signal(key: string): AbortSignal;
}

interface Entry {
  count: number;
  controller: AbortController;
}

/** Counts the subscribers of each key, so that a request is aborted when its last one unmounts, but not one that others share. */
export function createQuerySubscribers(): QuerySubscribers {
  const entries = new Map<string, Entry>();

  function entryOf(key: string): Entry {
    let entry = entries.get(key);
    if (!entry) entries.set(key, (entry = { count: 0, controller: new AbortController() }));
    return entry;
  }

  return {
    signal: (key) => entryOf(key).controller.signal,
    subscribe(key) {
      const entry = entryOf(key);
      entry.count += 1;
      return () => {
        entry.count -= 1;
        // In a later task: a component that moves, or is mounted twice under StrictMode, subscribes again at once.
        setTimeout(() => {
          if (entry.count > 0 || entries.get(key) !== entry) return;
          entries.delete(key);
          entry.controller.abort();
        });
      };
    },
  };
}
