import { wallNow } from './wall-clock.ts';

/** A wall clock that has gained more than this was set forward, or the computer has slept. */
const JUMP_MS = 1000;

let skipped = 0;
let lead = Infinity;

/**
 * Milliseconds on a clock that never goes back, for every interval within a page. It counts by `performance.now()`, which
 * nobody can set but which may stand still while the computer sleeps: that time is taken from the wall clock.
 */
export function monotonicNow(): number {
  const steady = performance.now();
  const formerLead = lead;
  lead = wallNow() - steady;
  if (lead - formerLead > JUMP_MS) skipped += Math.ceil(lead - formerLead);
  return steady + skipped;
}
