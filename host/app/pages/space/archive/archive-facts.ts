import type { InferOutput } from 'valibot';
import type { getInfoArchive } from '../../../../../src/api/space.ts';
import { fill } from '../../../../../src/texts/texts.ts';
import type { DocumentFact } from '../../document/DocumentContent.tsx';
import { sumOfHours } from './archive-years.ts';
import type { ArchiveWords } from './texts.ts';

export type ArchiveInfo = InferOutput<(typeof getInfoArchive)['definition']['response']>;

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
