import type { AuthoredFile } from '#src/api/authoring.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { WORK_LIMIT, WORK_TITLE_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { isUnfinished } from '../files/file-edits.ts';
import type { WorkWords } from './texts.ts';

interface Written {
  title: string;
  content: string;
  files: readonly AuthoredFile[];
}

/** Why a piece of work cannot be handed in, by field. */
export function workFaults({ title, content, files }: Written, isTitled: boolean, words: WorkWords) {
  return {
    title: isTitled ? titleFault(title, words) : undefined,
    content:
      visibleLength(content) > WORK_LIMIT
        ? fill(words.contentLong, { limit: WORK_LIMIT })
        : content.trim() === '' && files.length === 0
          ? words.nothing
          : undefined,
    files: files.some(isUnfinished) ? words.unfinished : undefined,
  };
}

function titleFault(title: string, words: WorkWords): string | undefined {
  if (title.trim() === '') return words.titleMissing;
  return visibleLength(title) > WORK_TITLE_LIMIT
    ? fill(words.titleLong, { limit: WORK_TITLE_LIMIT })
    : undefined;
}
