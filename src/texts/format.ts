/** This text replaces an empty counter. */
export const EMPTY_COUNTER = '-';

/** Formats a counter: null, undefined and '' become a dash; 0 is shown as a number. */
export function counterText(count: number | string | null | undefined): string {
  return count == null || String(count).trim() === '' ? EMPTY_COUNTER : String(count);
}

/**
 * Masks a mobile number except for its first 3 and last 4 digits; a number that is too short is masked
 * completely.
 */
export function maskMobile(mobile: string): string {
  const hidden = mobile.length - 7;
  return hidden > 0 ? mobile.slice(0, 3) + '*'.repeat(hidden) + mobile.slice(-4) : '*'.repeat(mobile.length);
}
