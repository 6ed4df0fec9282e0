import type { Exam, Question } from '#src/api/exams.ts';
import { isAnswered } from '../../content/question/answers.ts';

/** Why an exam cannot be started; null if it can. */
export type StartBlock = 'early' | 'over' | 'used';

export function startBlock(
  { startTime, endTime, attempts, results }: Pick<Exam, 'startTime' | 'endTime' | 'attempts' | 'results'>,
  now: number,
): StartBlock | null {
  // A missing or malformed time sets no limit here; the server decides anyway.
  if (startTime != null && now < startTime) return 'early';
  if (endTime != null && now >= endTime) return 'over';
  if (attempts != null && (results ?? []).length >= attempts) return 'used';
  return null;
}

/** The whole minutes that an attempt has if it is started now; an exam may close before its duration is over. */
export function minutesToTake(
  { duration, endTime }: Pick<Exam, 'duration' | 'endTime'>,
  now: number,
): number {
  const left = endTime == null ? NaN : (endTime - now) / 60_000;
  return left >= 0 && left < duration ? Math.floor(left) : duration;
}

/** The moments at which `minutesToTake` changes. */
export function minuteMoments({ duration, endTime }: Pick<Exam, 'duration' | 'endTime'>): number[] {
  const end = endTime ?? NaN;
  return Array.from({ length: Math.ceil(duration) + 1 }, (_, minutes) => end - minutes * 60_000);
}

/** The numbers of the questions without an answer, counted from 1. */
export function unansweredNumbers(
  questions: readonly Pick<Question, 'id'>[],
  given: Readonly<Record<string, { answer: readonly string[] }>>,
): number[] {
  return questions.flatMap(({ id }, index) => (isAnswered(given[id]?.answer) ? [] : [index + 1]));
}
