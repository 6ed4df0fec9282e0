import { isPassword } from '#src/rules/password.ts';
import type { passwordTexts } from '#src/texts/password.ts';

type Words = Pick<(typeof passwordTexts)['zh-CN'], 'required' | 'wrong' | 'confirmRequired' | 'confirmWrong'>;

/** Returns the error texts of a new password that is typed twice. */
export function newPasswordFaults(
  { password, confirm }: { password: string; confirm: string },
  words: Words,
) {
  return { password: passwordFault(password, words), confirm: confirmFault(password, confirm, words) };
}

function passwordFault(password: string, words: Words): string | undefined {
  if (!password) return words.required;
  return isPassword(password) ? undefined : words.wrong;
}

function confirmFault(password: string, again: string, words: Words): string | undefined {
  if (!again) return words.confirmRequired;
  return again === password ? undefined : words.confirmWrong;
}
