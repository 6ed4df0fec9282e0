export interface Readers {
  /** A reader comes; the answer is how it goes away again. */
  enter(key: string): () => void;
  /** Aborted when the last reader of the key has gone. */
  signal(key: string): AbortSignal;
}

interface Read {
  count: number;
  controller: AbortController;
}

/** Counts who reads what, so that a load that nobody waits for any more is given up, and one that others share is not. */
export function createReaders(): Readers {
  const reads = new Map<string, Read>();

  function readOf(key: string): Read {
    let read = reads.get(key);
    if (!read) reads.set(key, (read = { count: 0, controller: new AbortController() }));
    return read;
  }

  return {
    signal: (key) => readOf(key).controller.signal,
    enter(key) {
      const read = readOf(key);
      read.count += 1;
      return () => {
        read.count -= 1;
        // Later, since a reader that only moves, or is mounted twice under StrictMode, is back at once.
        setTimeout(() => {
          if (read.count > 0 || reads.get(key) !== read) return;
          reads.delete(key);
          read.controller.abort();
        });
      };
    },
  };
}
