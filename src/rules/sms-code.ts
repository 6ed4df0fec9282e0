import { plainText } from './characters.ts';
import { SMS_CODE_LIMIT } from './limits.ts';

/**
 * The text that a field for a code keeps: of a whole message, `code 123 456`, only its code, but all of it
 * where two numbers could be the code.
 */
export function codeText(typed: string): string {
  const text = plainText(typed);
  const [code, other] = text.match(/[0-9]{4,}/g) ?? [];
  return code && !other ? code : text;
}

/** The error text of a code; undefined if it is valid. */
export function codeFault(
  code: string,
  words: { codeRequired: string; codeWrong: string },
): string | undefined {
  if (!code) return words.codeRequired;
  return /^[0-9]+$/.test(code) && code.length <= SMS_CODE_LIMIT ? undefined : words.codeWrong;
}
