import { EPOCH_SECONDS_MAX } from './limits.ts';

/** A time as a back end should write it, by milliseconds or ISO 8601 with a zone; NaN for any other. */
export function plainMoment(value: unknown): number {
  if (typeof value === 'number') return Math.abs(value) < EPOCH_SECONDS_MAX ? NaN : new Date(value).getTime();
  return typeof value === 'string' && /T.+(Z|[+-]\d\d:\d\d)$/.test(value) ? Date.parse(value) : NaN;
}
