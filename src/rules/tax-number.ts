import { plainText } from './characters.ts';

/** The characters of GB 32100 in the order of their values: no I, O, S, V and Z. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditCode = new RegExp(`^[${alphabet}]{2}[0-9]{6}[${alphabet}]{10}$`);

/** Why a tax number is refused: `length` not 15, 18 or 20 characters, `check` its check digit does not fit. */
export type TaxNumberFault = 'length' | 'characters' | 'check' | null;

/** The character that completes the first 17 of a unified social credit code. */
export function creditCodeCheck(body: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of body) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet.charAt((31 - (sum % 31)) % 31);
}

/** Only the unified social credit code of 18 characters (GB 32100) has a check digit; the older numbers have none. */
export function taxNumberFault(value: string): TaxNumberFault {
  if (![15, 18, 20].includes(value.length)) return 'length';
  if (value.length !== 18) return /^[0-9A-Z]+$/.test(value) ? null : 'characters';
  if (!creditCode.test(value)) return 'characters';
  return creditCodeCheck(value.slice(0, 17)) === value.charAt(17) ? null : 'check';
}

/** The text that a field for a tax number keeps: half-width capitals without spaces and dashes. */
export function taxNumberText(typed: string): string {
  return plainText(typed).replaceAll('-', '').toUpperCase();
}
