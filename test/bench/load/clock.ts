import TinyQueue from 'tinyqueue';

/** A clock that jumps from one timer to the next. */
export interface Clock {
  /** In milliseconds. */
  now(): number;
  setTimeout(callback: () => void, delay?: number): number;
  clearTimeout(id: number | undefined): void;
  /** Runs all timers up to this time, and those that they start. */
  runTo(end: number): Promise<void>;
}

interface Timer {
  at: number;
  id: number;
  callback: () => void;
}

export function createClock(): Clock {
  const timers = new TinyQueue<Timer>([], (one, other) => one.at - other.at || one.id - other.id);
  const cleared = new Set<number>();
  let now = 0;
  let nextId = 1;
  return {
    now: () => now,
    setTimeout(callback, delay = 0) {
      const id = nextId++;
      timers.push({ at: now + Math.max(0, delay), id, callback });
      return id;
    },
    clearTimeout(id) {
      if (id !== undefined) cleared.add(id);
    },
    async runTo(end) {
      for (let next = timers.peek(); next && next.at <= end; next = timers.peek()) {
        timers.pop();
        if (cleared.delete(next.id)) continue;
        now = next.at;
        next.callback();
        // Promises settle before the clock goes on.
        await new Promise(setImmediate);
      }
      now = end;
    },
  };
}
