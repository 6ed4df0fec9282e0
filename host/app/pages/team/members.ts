import type { RegionMember } from '#src/api/study.ts';
import { roleLabel } from '#src/texts/roles.ts';
import { fill } from '#src/texts/texts.ts';
import type { TeamWords } from './texts.ts';

/** Compares a member's hours with those that the project demands; null if it demands none. */
export function hasReached({ lessonNum, lessonAim }: RegionMember): boolean | null {
  return lessonAim ? (lessonNum ?? 0) >= lessonAim : null;
}

/** The hours against the aim; '' if neither is known. */
export function hoursText({ lessonNum, lessonAim }: RegionMember, words: TeamWords): string {
  if (lessonAim) return fill(words.hoursOf, { done: lessonNum ?? 0, aim: lessonAim });
  return lessonNum == null ? '' : fill(words.hoursDone, { done: lessonNum });
}

/** The role in words; one that we do not know stays as the server calls it. */
export function roleText({ role }: RegionMember, words: Readonly<Record<string, string>>): string {
  return role ? roleLabel([role], words) || role : '';
}

/** The values that occur, each once and in order, as the options of a filter. */
export function optionsOf(
  members: readonly RegionMember[],
  textOf: (member: RegionMember) => string,
  locale: string,
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale);
  return [...new Set(members.map(textOf))]
    .filter(Boolean)
    .sort(compare)
    .map((value) => ({ value, label: value }));
}
