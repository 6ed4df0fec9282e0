/** Returns the milliseconds until the next midnight in the browser's time zone. */
export function untilMidnight(now: number): number {
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  return midnight.getTime() - now;
}
