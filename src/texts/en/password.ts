import type { passwordTexts } from '../password.ts';
import type { Translation } from '../texts.ts';

export const password: Translation<typeof passwordTexts> = {
  newPassword: 'New password',
  newPasswordHint: '8-16 characters with letter, digit and symbol',
  required: 'Enter a password',
  wrong: 'The password does not fit the rules',
  confirm: 'Repeat the password',
  confirmHint: 'The same password again',
  confirmRequired: 'Enter the password again',
  confirmWrong: 'The passwords are not the same',
  checklist: 'Rules of the password',
  checkSpace: 'No spaces',
  checkLength: '8-16 characters',
  checkMix: 'Letter, digit and symbol',
  checkPlain: 'No Chinese and no full-width symbols',
  checkMet: 'met',
  checkOpen: 'not met yet',
};
