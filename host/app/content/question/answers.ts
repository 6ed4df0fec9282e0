import type { AnsweredQuestion, Question } from '#src/api/exams.ts';

/** A missing answer, empty text and blank gaps are all unanswered. */
export const isAnswered = (answer: readonly string[] | undefined): boolean =>
  answer?.some((part) => part.trim() !== '') ?? false;

/** The text around the gaps of a `blank`, one part more than there are gaps; a title without gaps has one at its end. */
export function gapParts(title: string): string[] {
  const parts = title.split(/_{3,}/);
  return parts.length > 1 ? parts : [title, ''];
}

/** The answer with one gap filled in; gaps that are not filled yet are ''. */
export function withGap(answer: readonly string[], gap: number, text: string, gaps: number): string[] {
  return Array.from({ length: gaps }, (_, index) => (index === gap ? text : (answer[index] ?? '')));
}

/** The answer with an option of a `multiple` chosen or not, in the order of the options. */
export function withOption(
  { options }: Pick<Question, 'options'>,
  answer: readonly string[],
  option: string,
  isChosen: boolean,
): string[] {
  return (options ?? []).map(({ id }) => id).filter((id) => (id === option ? isChosen : answer.includes(id)));
}

/** A, B, C, …; a question has never more than 26 options. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + (index % 26));

type Verdict = 'right' | 'partial' | 'wrong' | 'waiting';

/** How an answer was marked. */
export function verdictOf({ score, points }: Pick<AnsweredQuestion, 'score' | 'points'>): Verdict {
  if (score == null) return 'waiting';
  if (score <= 0) return 'wrong';
  return score < points ? 'partial' : 'right';
}
