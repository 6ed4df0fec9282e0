import { plainText, visibleLength } from '#src/rules/characters.ts';
import { NICKNAME_LIMIT, PERSONAL_TEXT_LIMIT } from '#src/rules/limits.ts';
import { isMobile, mobileDigits } from '#src/rules/mobile.ts';
import { isEmail, emailText, idCardText, isIdCard, personNameFault } from '#src/rules/personal-fields.ts';
import type { personalDataTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';

export type Words = { [Key in keyof (typeof personalDataTexts)['zh-CN']]: string };

/** All profile fields, in display order. */
export const fieldNames = [
  'realName',
  'nickname',
  'gender',
  'idCard',
  'district',
  'school',
  'stage',
  'subject',
  'title',
  'degree',
  'teachingYears',
  'mobile',
  'email',
] as const;
export type FieldName = (typeof fieldNames)[number];

export function labelOf(name: FieldName, words: Words): string {
  return words[name === 'title' ? 'jobTitle' : name];
}

// Servers name a field by its key or by its Chinese label.
const otherNames: Partial<Record<FieldName, readonly string[]>> = {
  realName: ['姓名', '真实姓名', 'name'],
  idCard: ['身份证', '身份证号', '身份证号码'],
  mobile: ['手机', '手机号', '手机号码', 'phone'],
  district: ['区县', '所在区县'],
  school: ['学校', '单位', '任教学校', '工作单位'],
  stage: ['学段', '任教学段', 'period'],
  subject: ['学科', '任教学科'],
  title: ['职称'],
  degree: ['学历'],
  teachingYears: ['教龄'],
  gender: ['性别', 'sex'],
  email: ['邮箱', '电子邮箱'],
};

/** Maps a field name from the server to ours; undefined if it is unknown. */
export function fieldOf(given: string): FieldName | undefined {
  const text = given.trim();
  return fieldNames.find(
    (name) => name.toLowerCase() === text.toLowerCase() || otherNames[name]?.includes(text),
  );
}

/** Filters for the typed text of a field; a field without one keeps all. */
export const keptTexts: Partial<Record<FieldName, (typed: string) => string>> = {
  idCard: idCardText,
  mobile: mobileDigits,
  teachingYears: plainText,
  email: emailText,
};

const chosen: ReadonlySet<FieldName> = new Set(['gender', 'stage', 'subject', 'degree']);

interface Asked {
  /** The label, if the server sets it. */
  label?: string;
  required: boolean;
}

/** Returns the error text of a field; undefined if it is valid. */
export function fieldFault(
  name: FieldName | undefined,
  value: string,
  { required, label }: Asked,
  words: Words,
): string | undefined {
  const text = value.trim();
  if (text === '') {
    if (!required) return undefined;
    if (name === 'realName') return words.nameTooLong;
    const field = label ?? (name ? labelOf(name, words) : '');
    return fill(name && chosen.has(name) ? words.choose : words.required, { field });
  }
  switch (name) {
    case 'realName': {
      const fault = personNameFault(text);
      if (fault === 'length') return words.nameTooLong;
      return fault === 'characters' ? words.nameWrong : undefined;
    }
    case 'idCard':
      return isIdCard(text) ? undefined : words.idCardWrong;
    case 'mobile':
      return isMobile(text) ? undefined : words.mobileWrong;
    case 'email':
      return isEmail(text) ? undefined : words.emailWrong;
    case 'teachingYears':
      return /^(?:[0-9]|[1-5][0-9]|60)$/.test(text) ? undefined : words.yearsWrong;
    default: {
      const limit = name === 'nickname' ? NICKNAME_LIMIT : PERSONAL_TEXT_LIMIT;
      return visibleLength(text) > limit ? fill(words.tooLong, { limit }) : undefined;
    }
  }
}

/** Returns the error text of a mobile number; undefined if it is valid. */
export function mobileFault(
  mobile: string,
  required: string,
  words: { mobileWrong: string },
): string | undefined {
  if (!mobile) return required;
  return isMobile(mobile) ? undefined : words.mobileWrong;
}
