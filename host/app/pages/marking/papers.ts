import type { PaperRow } from '#src/api/marking.ts';
import { fill } from '#src/texts/texts.ts';
import type { MarkingWords } from './texts.ts';

/** An examinee's name, or the number where the exam hides the names. */
export const examineeName = ({ realName, number }: PaperRow, words: MarkingWords): string =>
  realName || fill(words.examinee, { number: number ?? '' }).trim();

/** The papers before and after one, and the next one that is not marked, from the start again after the last. */
export function neighbours(papers: readonly PaperRow[], id: string) {
  const index = papers.findIndex((paper) => paper.id === id);
  const later = [...papers.slice(index + 1), ...papers.slice(0, Math.max(0, index))];
  return {
    number: index + 1,
    previous: papers[index - 1],
    next: papers[index + 1],
    unmarked: later.find(({ isMarked }) => !isMarked),
  };
}

export type PointsError = 'pointsMissing' | 'pointsWrong';

/** Checks typed points: a number up to the question's points, with at most one decimal place. */
export function checkPoints(typed: string, max: number): PointsError | null {
  if (typed.trim() === '') return 'pointsMissing';
  return /^\d{1,3}(\.\d)?$/.test(typed.trim()) && Number(typed) <= max ? null : 'pointsWrong';
}

/** The points after a key of a spin button; null if the key has no meaning. */
export function steppedPoints(key: string, typed: string, max: number): number | null {
  const now = Number(typed) || 0;
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: now + 1,
    ArrowDown: now - 1,
    PageUp: max,
    PageDown: 0,
  };
  const target = targets[key];
  // Points have one decimal place, which a difference of binary fractions misses.
  return target === undefined ? null : Math.min(max, Math.max(0, Math.round(target * 10) / 10));
}
