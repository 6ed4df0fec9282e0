import type { AnsweredQuestion } from '../../../../src/api/exams.ts';

export type Verdict = 'right' | 'partial' | 'wrong' | 'waiting';

/** How an answer was marked. */
export function verdictOf({ score, points }: Pick<AnsweredQuestion, 'score' | 'points'>): Verdict {
  if (score == null) return 'waiting';
  if (score <= 0) return 'wrong';
  return score < points ? 'partial' : 'right';
}
