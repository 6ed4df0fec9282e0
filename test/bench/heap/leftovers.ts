/** The resources that a page has begun to use and not given back. */
export interface Leftovers {
  timeouts: number;
  intervals: number;
  objectUrls: number;
}

interface Counting {
  leftovers: () => Leftovers;
  /** Where what is left was made, by its number. */
  origins: () => Record<string, number>;
}

/** Counts what a page starts and never ends; runs in the page before its scripts, so it uses no imports. */
export function countLeftovers(): void {
  const timeouts = new Map<unknown, string>();
  const intervals = new Map<unknown, string>();
  const objectUrls = new Map<string, string>();
  const origin = () => new Error('origin').stack?.split('\n').slice(3, 6).join(' ') ?? '';
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(window, {
    setTimeout(work: TimerHandler, delay?: number, ...values: unknown[]) {
      const id = setTimeout(
        (...given: unknown[]) => {
          timeouts.delete(id);
          if (typeof work === 'function') work(...given);
        },
        delay,
        ...values,
      );
      timeouts.set(id, origin());
      return id;
    },
    clearTimeout(id: number) {
      timeouts.delete(id);
      clearTimeout(id);
    },
    setInterval(work: TimerHandler, delay?: number, ...values: unknown[]) {
      const id = setInterval(work, delay, ...values);
      intervals.set(id, origin());
      return id;
    },
    clearInterval(id: number) {
      intervals.delete(id);
      clearInterval(id);
    },
    leftovers: () => ({ timeouts: timeouts.size, intervals: intervals.size, objectUrls: objectUrls.size }),
    origins: () => {
      const counts: Record<string, number> = {};
      for (const from of [timeouts, intervals, objectUrls].flatMap((one) => [...one.values()]))
        counts[from] = (counts[from] ?? 0) + 1;
      return counts;
    },
  } satisfies Partial<Window> & Counting);
  URL.createObjectURL = (source) => {
    const address = createObjectURL(source);
    objectUrls.set(address, origin());
    return address;
  };
  URL.revokeObjectURL = (address) => {
    objectUrls.delete(address);
    revokeObjectURL(address);
  };
}
