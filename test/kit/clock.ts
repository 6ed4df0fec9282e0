/** A clock that stands still until it is moved. */
export interface FakeClock {
  /** Milliseconds since 1970, for `createScene({ now: clock.now })`. */
  now: () => number;
  /** Moves the clock on. */
  advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
}

/** Starts at a moment, e.g. `'2026-11-20T08:30:00+08:00'`. Throws where that is no date. */
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
