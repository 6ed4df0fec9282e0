import { wallNow } from './wall-clock.ts';
import { CLOCK_JUMP_MS } from './limits.ts';

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
  if (lead - formerLead > CLOCK_JUMP_MS) skipped += Math.ceil(lead - formerLead);
  return steady + skipped;
}
