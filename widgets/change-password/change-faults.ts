import { isOldPassword } from '../../src/rules/password.ts';
import type { passwordTexts } from '../../src/texts/password.ts';
import { type passwordWizardTexts, confirmFault, passwordFault } from '../password-form/index.ts';

type Words = (typeof passwordWizardTexts)['zh-CN'];
type Rules = (typeof passwordTexts)['zh-CN'];

export type ChangeField = 'oldPassword' | 'password' | 'confirm';

/** Returns the error texts of the form by field. */
export function changeFaults(
  { oldPassword, password, confirm }: Readonly<Record<ChangeField, string>>,
  words: Words,
  rules: Rules,
): Partial<Record<ChangeField, string>> {
  return {
    oldPassword: oldPasswordFault(oldPassword, words, rules),
    password: passwordFault(password, { ...rules, required: words.newPasswordRequired }),
    confirm: confirmFault(password, confirm, { ...rules, confirmRequired: words.confirmNewRequired }),
  };
}

function oldPasswordFault(password: string, words: Words, rules: Rules): string | undefined {
  if (!password) return words.oldPasswordRequired;
  return isOldPassword(password) ? undefined : rules.wrong;
}
