import { visibleLength } from './characters.ts';

export const MOBILE_LENGTH = 11;

/** A mobile number: 11 digits, the first a 1, the second 3 to 9. */
export function isMobile(value: string): boolean {
  return /^1[3-9][0-9]{9}$/.test(value);
}

/**
 * What a field for a mobile number keeps of what was typed or pasted: its digits in half width. Too many digits stay
 * and are refused: the first 11 may be another person's number.
 */
export function mobileDigits(typed: string): string {
  const digits = toHalfWidth(typed).replace(/[^0-9]/g, '');
  // Pasted from an address book: +86 138 1234 5678.
  return digits.replace(/^(?:00)?86(?=1[3-9][0-9]{9}$)/, '');
}

// One @, a local part without spaces, and a domain of at least two labels.
const pattern =
  /^[A-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?(?:\.[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?)+$/i;

export function isEmail(value: string): boolean {
  return value.length <= 254 && pattern.test(value) && !/^\.|\.\.|\.@/.test(value);
}

/** An identity card number: 15 digits, 18 digits, or 17 digits and an X (a lower-case one too). */
export function isIdCard(value: string): boolean {
  return /^(?:[0-9]{15}|[0-9]{17}[0-9Xx])$/.test(value);
}

/** What a field for an identity card keeps of what was typed or pasted: half-width characters without spaces. */
export function idCardText(typed: string): string {
  return toHalfWidth(typed).replace(/\s/g, '');
}

/** As it is sent: the X in upper case. */
export function idCardToSend(value: string): string {
  return value.toUpperCase();
}

export const PERSON_NAME_LENGTH = 20;

/** Why a Chinese name is refused: `length` none or over 20 characters, `characters` not Chinese. Null: nothing. */
export type PersonNameFault = 'length' | 'characters' | null;

export function personNameFault(name: string): PersonNameFault {
  if (name === '' || visibleLength(name) > PERSON_NAME_LENGTH) return 'length';
  // The dot stands inside names such as 阿卜杜拉·买买提.
  return /^\p{Script=Han}+(?:[·•]\p{Script=Han}+)*$/u.test(name) ? null : 'characters';
}

const FULL_WIDTH_OFFSET = 0xfee0;

/** Converts the full-width digits, letters and signs of a Chinese input method to half width. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\u3000/g, ' ');
}
