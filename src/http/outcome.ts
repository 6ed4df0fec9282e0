import type { Code } from './response-body.ts';
import { isSuppressed } from './suppressed-messages.ts';

/** What an answer means: the error catalogue as one ordered table, the first row that fits decides. */

export interface ResponseFacts {
  status: number;
  code: Code;
  message: string;
  isPay: boolean;
  /** Those that never raise a toast; null: ours. */
  exemptMessages: readonly string[] | null;
}

export type Outcome =
  | { type: 'resolve'; as: 'success' | 'empty' | 'passed' }
  | { type: 'reject'; show: boolean; with: 'message' | 'response' }
  | { type: 'sign-out' };

interface OutcomeRule {
  matches: (facts: ResponseFacts) => boolean;
  outcome: Outcome;
}

const codeIn =
  (...codes: Code[]) =>
  (facts: ResponseFacts) =>
    codes.includes(facts.code);

export const outcomeTable: readonly OutcomeRule[] = [
  {
    matches: (facts) => facts.status === 401 || facts.code === 401,
    outcome: { type: 'sign-out' },
  },
  {
    matches: (facts) => facts.status !== 200,
    outcome: { type: 'reject', show: true, with: 'message' },
  },
  { matches: codeIn('-1'), outcome: { type: 'sign-out' } },
  {
    matches: (facts) => facts.code === 1 && !facts.isPay,
    outcome: { type: 'reject', show: true, with: 'message' },
  },
  { matches: codeIn(301), outcome: { type: 'resolve', as: 'empty' } },
  { matches: codeIn('1'), outcome: { type: 'resolve', as: 'success' } },
  { matches: codeIn(2, 201, 103), outcome: { type: 'resolve', as: 'passed' } },
  { matches: codeIn(100, 230), outcome: { type: 'reject', show: false, with: 'message' } },
  { matches: codeIn(204), outcome: { type: 'reject', show: false, with: 'response' } },
  { matches: codeIn(200), outcome: { type: 'resolve', as: 'success' } },
  { matches: codeIn(212, 211, 208), outcome: { type: 'resolve', as: 'passed' } },
  {
    matches: (facts) => facts.code !== undefined && (facts.isPay || isSuppressed(facts, facts.message)),
    outcome: { type: 'resolve', as: 'passed' },
  },
  { matches: codeIn(undefined), outcome: { type: 'resolve', as: 'success' } },
];

const refused: Outcome = { type: 'reject', show: true, with: 'message' };

/** Judges an answer. */
export function outcome(facts: ResponseFacts): Outcome {
  return outcomeTable.find((row) => row.matches(facts))?.outcome ?? refused;
}
