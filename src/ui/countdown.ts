import * as v from 'valibot';

/** How long a code button waits after a send, in seconds. */
export const resendSeconds = 120;

const endSchema = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Whole seconds from now (ms) until the end (ms): 120 at the send, 0 when it is over. */
export function secondsLeft(end: number | null, now: number): number {
  return end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000));
}

/** Milliseconds until `secondsLeft` changes. */
export function untilNextSecond(end: number, now: number): number {
  return end - now - (secondsLeft(end, now) - 1) * 1000;
}

/** Reads a stored end time. What is broken, over, or further away than any wait can be, is none. */
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
  return left > 0 && left <= resendSeconds ? end.output : null;
}
