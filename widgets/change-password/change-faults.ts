import { isOldPassword } from '#src/rules/password.ts';
import type { passwordTexts } from '#src/texts/password.ts';
import { type passwordFormTexts, newPasswordFaults } from '../shared/password-form/index.ts';

type Words = (typeof passwordFormTexts)['zh-CN'];
type Rules = (typeof passwordTexts)['zh-CN'];

export type ChangeField = 'oldPassword' | 'password' | 'confirm';

/** Returns the error texts of the form by field. */
export function changeFaults(
  { oldPassword, ...passwords }: Readonly<Record<ChangeField, string>>,
  words: Words,
  rules: Rules,
): Partial<Record<ChangeField, string>> {
  const required = { required: words.newPasswordRequired, confirmRequired: words.confirmNewRequired };
  return {
    oldPassword: oldPasswordFault(oldPassword, words, rules),
    ...newPasswordFaults(passwords, { ...rules, ...required }),
  };
}

function oldPasswordFault(password: string, words: Words, rules: Rules): string | undefined {
  if (!password) return words.oldPasswordRequired;
  return isOldPassword(password) ? undefined : rules.wrong;
}
