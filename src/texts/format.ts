/** The largest number a badge shows. */
export const BADGE_MAX = 99;

/** A badge's text: nothing at 0, the number up to 99, "99+" above. */
export function badgeText(count: number): string {
  if (!(count > 0)) return '';
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(Math.floor(count));
}

/** A mobile number with its first 3 and last 4 digits kept: 138****5678. Shorter texts are hidden whole. */
export function maskMobile(mobile: string): string {
  return mobile.length < 8 ? '*'.repeat(mobile.length) : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/** A counter's text: a dash where it is empty. 0 is not empty. */
export function counterText(value: number | string | null | undefined): string {
  return value === null || value === undefined || value === '' ? '-' : String(value);
}
