const DAY_MS = 86_400_000;

/**
 * Tests of many cases run a part of them each day. `CASES`: `all`; `today`, also where it is missing; or a day such as
 * 2026-11-23, to repeat what has failed on it.
 */
const { CASES = 'today' } = process.env;
const time = CASES === 'today' || CASES === 'all' ? Date.now() : Date.parse(CASES);
if (Number.isNaN(time)) throw new Error(`CASES is no day: ${CASES}`);

export const areAllCases = CASES === 'all';

/** The number of the day, counted from 1970 in UTC. */
export const today = Math.floor(time / DAY_MS);

/** The value of `CASES` that repeats this run. */
export const casesName = areAllCases ? CASES : new Date(today * DAY_MS).toISOString().slice(0, 10);

/** Tells if a case belongs to this run: each does once in so many days. */
export const isDue = (place: number, days: number): boolean => areAllCases || (place + today) % days === 0;

/** The rows of a table that belong to this run: each does once in so many days, and no day is without any. */
export const dueRows = <Row>(rows: readonly Row[], days: number): Row[] =>
  rows.filter((_, place) => isDue(place, Math.min(days, rows.length)));
