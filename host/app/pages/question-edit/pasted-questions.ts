import { blocksOf } from './paste/blocks.ts';
import type { GuessCode } from './paste/draft.ts';
import { finish } from './paste/finish.ts';
import { linesOf } from './paste/lines.ts';
import type { Problem } from './paste/reading.ts';
import type { EditedQuestion } from './questions.ts';

export interface Guesses {
  /** Counts from 1: where the question begins. */
  line: number;
  codes: GuessCode[];
}
export interface PastedQuestions {
  questions: EditedQuestion[];
  problems: Problem[];
  /** The guesses about each question, in the order of the questions. */
  guesses: Guesses[];
}

/**
 * Parses questions in the forms usual in Chinese papers: lines, then the blocks of a question, then its parts. What it
 * does not understand is reported by its line, and what it guesses by its question.
 */
export function parsePasted(text: string, defaultPoints: string): PastedQuestions {
  const { drafts, problems } = blocksOf(linesOf(text));
  const questions = drafts.map((draft) => finish(draft, defaultPoints, problems));
  return {
    questions,
    problems: [...problems].sort((one, other) => one.line - other.line),
    guesses: drafts.map(({ line, guesses }) => ({ line, codes: [...guesses] })),
  };
}
