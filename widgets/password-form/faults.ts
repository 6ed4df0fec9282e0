import { isPassword } from '../../src/rules/password.ts';
import type { passwordTexts } from '../../src/texts/password.ts';

type Words = Pick<(typeof passwordTexts)['zh-CN'], 'required' | 'wrong' | 'confirmRequired' | 'confirmWrong'>;

/** What is wrong with a new password, in words; undefined: nothing. */
export function passwordFault(password: string, words: Words): string | undefined {
  if (!password) return words.required;
  return isPassword(password) ? undefined : words.wrong;
}

/** What is wrong with its repetition. */
export function confirmFault(password: string, again: string, words: Words): string | undefined {
  if (!again) return words.confirmRequired;
  return again === password ? undefined : words.confirmWrong;
}
