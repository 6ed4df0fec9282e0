/** Returns the milliseconds until the next midnight in the browser's time zone. */
export function untilMidnight(now: number): number {
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  return midnight.getTime() - now;
}

export const DAY_MS = 24 * 3_600_000;
/** China has one time zone, without summer time. */
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** Returns the milliseconds until the next midnight in China, where the servers of the portal count their days. */
export function untilChinaMidnight(now: number): number {
  return DAY_MS - ((now + CHINA_OFFSET_MS) % DAY_MS);
}
