/** What stands for an empty counter. */
export const EMPTY_COUNTER = '-';

/** A counter's text: a dash where it is empty (null, missing or ''); 0 is a number like any other. */
export function counterText(count: number | string | null | undefined): string {
  return count == null || String(count).trim() === '' ? EMPTY_COUNTER : String(count);
}

/** A mobile number with its first 3 and last 4 digits kept; what is too short to hide anything is hidden whole. */
export function maskMobile(mobile: string): string {
  const hidden = mobile.length - 7;
  return hidden > 0 ? mobile.slice(0, 3) + '*'.repeat(hidden) + mobile.slice(-4) : '*'.repeat(mobile.length);
}
