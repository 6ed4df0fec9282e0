import { toHalfWidth } from './characters.ts';

/** A mobile number: 11 digits, the first a 1, the second 3 to 9. */
export function isMobile(value: string): boolean {
  return /^1[3-9][0-9]{9}$/.test(value);
}

/**
 * The text that a field for a mobile number keeps: its digits in half width. Too many digits stay
 * and are refused: the first 11 may be another person's number.
 */
export function mobileDigits(typed: string): string {
  const digits = toHalfWidth(typed).replace(/[^0-9]/g, '');
  // Pasted from an address book: +86 138 1234 5678.
  return digits.replace(/^(?:00)?86(?=1[3-9][0-9]{9}$)/, '');
}
