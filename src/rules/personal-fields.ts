import { plainText, visibleLength } from './characters.ts';
import { PERSON_NAME_LIMIT, EMAIL_LIMIT } from './limits.ts';

// One @, a local part without spaces, and a domain of at least two labels.
const pattern =
  /^[A-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?(?:\.[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?)+$/i;

export function isEmail(value: string): boolean {
  return value.length <= EMAIL_LIMIT && pattern.test(value) && !/^\.|\.\.|\.@/.test(value);
}

/** An identity card number: 15 digits, 18 digits, or 17 digits and an X (a lower-case one too). */
export function isIdCard(value: string): boolean {
  return /^(?:[0-9]{15}|[0-9]{17}[0-9Xx])$/.test(value);
}

export const idCardText = plainText;

export const emailText = plainText;

/** As it is sent: the X in upper case. */
export function idCardToSend(value: string): string {
  return value.toUpperCase();
}

/** Why a Chinese name is refused: `length` none or over 20 characters, `characters` not Chinese. Null: nothing. */
export type PersonNameFault = 'length' | 'characters' | null;

export function personNameFault(name: string): PersonNameFault {
  if (name === '' || visibleLength(name) > PERSON_NAME_LIMIT) return 'length';
  // The dot stands inside names such as 阿卜杜拉·买买提.
  return /^\p{Script=Han}+(?:[·•]\p{Script=Han}+)*$/u.test(name) ? null : 'characters';
}
