/** Below it a number is in seconds: as seconds it is in the year 5138, as milliseconds in March 1973. */
export const SECONDS_BELOW = 100_000_000_000;

/** A time as a back end should write it, by milliseconds or ISO 8601 with a zone; NaN for any other. */
export function plainMoment(value: unknown): number {
  if (typeof value === 'number') return Math.abs(value) < SECONDS_BELOW ? NaN : value;
  return typeof value === 'string' && /T.+(Z|[+-]\d\d:\d\d)$/.test(value) ? Date.parse(value) : NaN;
}
