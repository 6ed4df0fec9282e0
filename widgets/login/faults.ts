import { isIdCard } from '../../src/rules/id-card.ts';
import { isMobile } from '../../src/rules/mobile.ts';
import { personNameFault } from '../../src/rules/person-name.ts';
import type { loginTexts, registrationTexts } from './texts.ts';

type EntryWords = (typeof loginTexts)['zh-CN'];
type Words = (typeof registrationTexts)['zh-CN'];

/** The error text of a field; undefined if the field is valid. */
type Fault = string | undefined;

export function mobileFault(
  mobile: string,
  words: Pick<EntryWords, 'mobileRequired' | 'mobileWrong'>,
): Fault {
  if (!mobile) return words.mobileRequired;
  return isMobile(mobile) ? undefined : words.mobileWrong;
}

export function codeFault(code: string, words: Pick<EntryWords, 'codeRequired'>): Fault {
  return code.trim() ? undefined : words.codeRequired;
}

export function nameFault(name: string, words: Words): Fault {
  if (!name.trim()) return words.realNameRequired;
  const fault = personNameFault(name.trim());
  if (fault === 'length') return words.realNameTooLong;
  return fault === 'characters' ? words.realNameWrong : undefined;
}

/** The number is optional, so an empty one is valid. */
export function idCardFault(idCard: string, words: Words): Fault {
  return idCard.trim() === '' || isIdCard(idCard.trim()) ? undefined : words.idCardWrong;
}
