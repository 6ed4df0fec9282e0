import { visibleLength } from './characters.ts';
import { PASSWORD_MIN, PASSWORD_MAX, OLD_PASSWORD_MIN } from './limits.ts';

/** The rules of a new password that a checklist shows while it is typed. */
export interface PasswordChecks {
  /** No whitespace; false while nothing is typed. */
  noSpace: boolean;
  /** 8 to 16 characters. */
  length: boolean;
  /** A letter, a digit and a symbol. */
  mix: boolean;
}

const letter = /[A-Za-z]/;
const digit = /[0-9]/;
const symbol = /[!-/:-@[-`{-~]/;
// Chinese characters, Chinese and full-width punctuation, and invisible characters.
const refused =
  /[\p{Script=Han}\p{C}\u00b7\u2010-\u2027\u2030-\u205e\u3000-\u303f\ufe10-\ufe1f\ufe30-\ufe6f\uff00-\uffef]/u;

export function passwordChecks(password: string): PasswordChecks {
  const count = visibleLength(password);
  return {
    noSpace: password !== '' && !/\s/.test(password),
    length: count >= PASSWORD_MIN && count <= PASSWORD_MAX,
    mix: letter.test(password) && digit.test(password) && symbol.test(password),
  };
}

/** No password may hold Chinese characters or full-width punctuation; `passwordChecks` refuses spaces. */
export function holdsRefused(password: string): boolean {
  return refused.test(password);
}

/** The rules of a new password; `isOldPassword` has those of an old one. */
export function isPassword(password: string): boolean {
  const { noSpace, length, mix } = passwordChecks(password);
  return noSpace && length && mix && !holdsRefused(password);
}

/** Longer than any password, e.g. a text that was pasted into the wrong field. */
export function isTooLong(password: string): boolean {
  return visibleLength(password) > PASSWORD_MAX;
}

/** An old password may be weaker than a new one: at least 6 characters that are no spaces. */
export function isOldPassword(password: string): boolean {
  return visibleLength(password.replace(/\s/g, '')) >= OLD_PASSWORD_MIN;
}

/**
 * The strength of a password as a cumulative mask. 0: under 6 characters. 1: at least 6 that are no spaces.
 * 3: also 9 or more with two of letter, digit, symbol. 7: also 12 or more with all three.
 */
export function passwordLevel(password: string): 0 | 1 | 3 | 7 {
  if (!isOldPassword(password)) return 0;
  const count = visibleLength(password);
  const kinds = [letter, digit, symbol].filter((kind) => kind.test(password)).length;
  if (count < 9 || kinds < 2) return 1;
  return count >= 12 && kinds === 3 ? 7 : 3;
}
