/** A clock that stands still until a test advances it. */
export interface FakeClock {
  /** Returns milliseconds since 1970, for `createScene({ now: clock.now })`. */
  now: () => number;
  /** Advances the clock. */
  advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
}

/** Creates a clock that starts at a time, e.g. `'2026-11-20T08:30:00+08:00'`. Throws if that is no valid date. */
export function createClock(start: string | number | Date): FakeClock {
  let time = new Date(start).getTime();
  if (Number.isNaN(time)) throw new RangeError(`no date: ${String(start)}`);
  return {
    now: () => time,
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
