/** A mobile number: 11 digits, the first a 1, the second 3 to 9. */
export function isMobile(value: string): boolean {
  return /^1[3-9][0-9]{9}$/.test(value);
}

/** What a field for a mobile number keeps of what was typed or pasted: its digits, 11 at most. */
export function mobileDigits(typed: string): string {
  const digits = typed.replace(/[^0-9]/g, '');
  // Pasted from an address book: +86 138 1234 5678.
  const national = /^(?:00)?86(?=1[3-9][0-9]{9})/.test(digits)
    ? digits.slice(digits.indexOf('86') + 2)
    : digits;
  return national.slice(0, 11);
}
