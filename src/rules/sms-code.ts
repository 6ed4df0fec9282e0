import { toHalfWidth } from './characters.ts';

export const SMS_CODE_LIMIT = 8;

/** What a field for a code keeps of what was typed or pasted: half-width characters without spaces. */
export function codeText(typed: string): string {
  return toHalfWidth(typed).replace(/\s/g, '');
}

/** The error text of a code; undefined if it is valid. */
export function codeFault(
  code: string,
  words: { codeRequired: string; codeWrong: string },
): string | undefined {
  if (!code) return words.codeRequired;
  return /^[0-9]+$/.test(code) && code.length <= SMS_CODE_LIMIT ? undefined : words.codeWrong;
}
