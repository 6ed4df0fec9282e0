import type { Code } from './response-body.ts';
import { isExempt } from './suppressed-messages.ts';

/** What an answer means: the error catalogue as one ordered table, the first row that fits decides. */

export interface AnswerFacts {
  status: number;
  code: Code;
  message: string;
  isPay: boolean;
  /** Those that never raise a toast; null: ours. */
  exemptMessages: readonly string[] | null;
}

export type Outcome =
  | { do: 'resolve'; as: 'success' | 'empty' | 'passed' }
  | { do: 'reject'; show: boolean; with: 'message' | 'response' }
  | { do: 'sign-out' };

interface Row {
  fits: (facts: AnswerFacts) => boolean;
  outcome: Outcome;
}

const codeIn =
  (...codes: Code[]) =>
  (facts: AnswerFacts) =>
    codes.includes(facts.code);

export const outcomeTable: readonly Row[] = [
  {
    fits: (facts) => facts.status === 401 || facts.code === 401,
    outcome: { do: 'sign-out' },
  },
  {
    fits: (facts) => facts.status !== 200,
    outcome: { do: 'reject', show: true, with: 'message' },
  },
  { fits: codeIn('-1'), outcome: { do: 'sign-out' } },
  {
    fits: (facts) => facts.code === 1 && !facts.isPay,
    outcome: { do: 'reject', show: true, with: 'message' },
  },
  { fits: codeIn(301), outcome: { do: 'resolve', as: 'empty' } },
  { fits: codeIn('1'), outcome: { do: 'resolve', as: 'success' } },
  { fits: codeIn(2, 201, 103), outcome: { do: 'resolve', as: 'passed' } },
  { fits: codeIn(100, 230), outcome: { do: 'reject', show: false, with: 'message' } },
  { fits: codeIn(204), outcome: { do: 'reject', show: false, with: 'response' } },
  { fits: codeIn(200), outcome: { do: 'resolve', as: 'success' } },
  { fits: codeIn(212, 211, 208), outcome: { do: 'resolve', as: 'passed' } },
  {
    fits: (facts) => facts.code !== undefined && (facts.isPay || isExempt(facts, facts.message)),
    outcome: { do: 'resolve', as: 'passed' },
  },
  { fits: codeIn(undefined), outcome: { do: 'resolve', as: 'success' } },
];

const refused: Outcome = { do: 'reject', show: true, with: 'message' };

/** Judges an answer. */
export function outcome(facts: AnswerFacts): Outcome {
  return outcomeTable.find((row) => row.fits(facts))?.outcome ?? refused;
}
