import { isMobile } from '../../src/rules/mobile.ts';

/** Returns the error text of a mobile number; undefined if it is valid. */
export function mobileFault(
  mobile: string,
  required: string,
  words: { mobileWrong: string },
): string | undefined {
  if (!mobile) return required;
  return isMobile(mobile) ? undefined : words.mobileWrong;
}
