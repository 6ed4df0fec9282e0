import * as v from 'valibot';
import { RESEND_SECONDS } from '../../rules/limits.ts';

const endSchema = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Returns the whole seconds from now (ms) until the end (ms): 120 at the start, 0 at the end. */
export function secondsLeft(end: number | null, now: number): number {
  return end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000));
}

/** Returns the milliseconds until `secondsLeft` changes. */
export function untilNextSecond(end: number, now: number): number {
  return end - now - (secondsLeft(end, now) - 1) * 1000;
}

/**
 * Parses a stored end time. Returns null if it is invalid, past, or further away than any countdown can be.
 */
export function parseEnd(stored: string | null, now: number): number | null {
  if (stored === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  const end = v.safeParse(endSchema, value);
  if (!end.success) return null;
  const left = secondsLeft(end.output, now);
  return left > 0 && left <= RESEND_SECONDS ? end.output : null;
}
