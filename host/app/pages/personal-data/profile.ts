import type { ProfileChange } from '#src/api/profile.ts';
import { idCardToSend } from '#src/rules/personal-fields.ts';
import { fieldOf, type FieldName } from './fields.ts';

type Collected = Readonly<
  Record<'realName' | 'idCard' | 'district' | 'school' | 'stage' | 'subject', string>
>;
interface Appended extends Readonly<Record<'email' | 'gender' | 'title' | 'degree', string>> {
  teachingYears?: number | null;
}

/** The fields that a member can edit here; the mobile number has its own page. */
export const profileFields = [
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
  'email',
] as const satisfies readonly FieldName[];
export type ProfileField = (typeof profileFields)[number];
export type Profile = Readonly<Record<ProfileField, string>>;

export function profileOf(
  collected: Collected,
  appended: Appended,
  user: { realName: string; nickname: string },
): Profile {
  const { idCard, district, school, stage, subject } = collected;
  const { gender, title, degree, teachingYears, email } = appended;
  return {
    realName: collected.realName || user.realName,
    nickname: user.nickname,
    gender,
    idCard,
    district,
    school,
    stage,
    subject,
    title,
    degree,
    teachingYears: teachingYears == null ? '' : String(teachingYears),
    email,
  };
}

/** Converts the changed fields into the request body. */
export function changeOf(changed: Partial<Profile>): ProfileChange {
  const { teachingYears, idCard, ...texts } = changed;
  const change: ProfileChange = {};
  for (const name of profileFields) {
    if (name === 'teachingYears' || name === 'idCard') continue;
    const text = texts[name];
    if (text !== undefined) change[name] = text.trim();
  }
  if (idCard !== undefined) change.idCard = idCardToSend(idCard.trim());
  if (teachingYears !== undefined) {
    change.teachingYears = teachingYears.trim() === '' ? null : Number(teachingYears);
  }
  return change;
}

/** Returns the name, the fields that the training requires, and those that the organisation reports as missing. */
export function requiredFields(
  asked: readonly { field: string; required: boolean }[],
  missing: readonly string[],
): ReadonlySet<FieldName> {
  const names = [...asked.filter(({ required }) => required).map(({ field }) => field), ...missing];
  return new Set<FieldName>(['realName', ...names.flatMap((name) => fieldOf(name) ?? [])]);
}

/** Merges lists of missing fields without duplicates. */
export function allMissing(...lists: readonly (readonly string[] | undefined)[]): string[] {
  const known = new Map<string, string>();
  for (const name of lists.flatMap((list) => list ?? [])) {
    const key = fieldOf(name) ?? name;
    if (!known.has(key)) known.set(key, name);
  }
  return [...known.values()];
}
