import { visibleLength } from '#src/rules/characters.ts';
import { isMobile } from '#src/rules/mobile.ts';
import { isIdCard, personNameFault } from '#src/rules/personal-fields.ts';
import { isTooLong } from '#src/rules/password.ts';
import { PASSWORD_MAX, USERNAME_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import type { loginTexts, registrationTexts } from './texts.ts';

type EntryWords = (typeof loginTexts)['zh-CN'];
type Words = (typeof registrationTexts)['zh-CN'];

/** The error text of a field; undefined if the field is valid. */
type Fault = string | undefined;

export function usernameFault(
  username: string,
  words: Pick<EntryWords, 'usernameRequired' | 'usernameTooLong'>,
): Fault {
  if (!username) return words.usernameRequired;
  return visibleLength(username) > USERNAME_LIMIT
    ? fill(words.usernameTooLong, { limit: USERNAME_LIMIT })
    : undefined;
}

export function mobileFault(
  mobile: string,
  words: Pick<EntryWords, 'mobileRequired' | 'mobileWrong'>,
): Fault {
  if (!mobile) return words.mobileRequired;
  return isMobile(mobile) ? undefined : words.mobileWrong;
}

/** The server judges the password; an overlong one would only break the request, whose query carries it. */
export function loginPasswordFault(
  password: string,
  words: Pick<EntryWords, 'passwordRequired' | 'passwordTooLong'>,
): Fault {
  if (!password) return words.passwordRequired;
  return isTooLong(password) ? fill(words.passwordTooLong, { max: PASSWORD_MAX }) : undefined;
}

export function nameFault(name: string, words: Words): Fault {
  const fault = personNameFault(name.trim());
  if (fault === 'length') return words.realNameTooLong;
  return fault === 'characters' ? words.realNameWrong : undefined;
}

/** The number is optional, so an empty one is valid. */
export function idCardFault(idCard: string, words: Words): Fault {
  return idCard === '' || isIdCard(idCard) ? undefined : words.idCardWrong;
}
