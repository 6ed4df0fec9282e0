import { isPassword } from '../../src/rules/password.ts';
import type { passwordTexts } from '../../src/texts/password.ts';

type Words = Pick<(typeof passwordTexts)['zh-CN'], 'required' | 'wrong' | 'confirmRequired' | 'confirmWrong'>;

/** Returns the error text of a new password; undefined if it is valid. */
export function passwordFault(password: string, words: Words): string | undefined {
  if (!password) return words.required;
  return isPassword(password) ? undefined : words.wrong;
}

/** Returns the error text of the repeated password; undefined if both match. */
export function confirmFault(password: string, again: string, words: Words): string | undefined {
  if (!again) return words.confirmRequired;
  return again === password ? undefined : words.confirmWrong;
}
