import { isMobile } from '../../src/rules/mobile.ts';

/** What is wrong with a mobile number, in words; undefined: nothing. */
export function mobileFault(
  mobile: string,
  required: string,
  words: { mobileWrong: string },
): string | undefined {
  if (!mobile) return required;
  return isMobile(mobile) ? undefined : words.mobileWrong;
}
