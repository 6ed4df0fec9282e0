import type { InferOutput } from 'valibot';
import type { getInfoArchive } from '#src/api/space.ts';
import { fill } from '#src/texts/texts.ts';
import type { DocumentFact } from '../../content/document/DocumentContent.tsx';
import type { ArchiveWords } from './texts.ts';

export type ArchiveInfo = InferOutput<(typeof getInfoArchive)['definition']['response']>;
export type YearHours = ArchiveInfo['years'][number];

/** The hours of each year, oldest first; a year that is named twice has the sum. */
export function hoursByYear(years: readonly YearHours[]): YearHours[] {
  const sums = new Map<number, number>();
  for (const { year, lessonNum } of years) sums.set(year, (sums.get(year) ?? 0) + Math.max(0, lessonNum));
  return Array.from(sums, ([year, lessonNum]) => ({ year, lessonNum })).sort((a, b) => a.year - b.year);
}

/** Adds up hours, which may be half ones. */
export function sumOfHours(years: readonly YearHours[]): number {
  return Math.round(years.reduce((total, { lessonNum }) => total + lessonNum, 0) * 100) / 100;
}

/** Who the archive is about, and the hours of all years. */
export function archiveFacts(info: ArchiveInfo, words: ArchiveWords): DocumentFact[] {
  return [
    { label: words.realName, value: info.realName },
    { label: words.school, value: info.school },
    { label: words.period, value: info.period },
    { label: words.subject, value: info.subject },
    { label: words.post, value: info.post },
    { label: words.total, value: fill(words.hours, { count: sumOfHours(info.years) }) },
  ];
}
