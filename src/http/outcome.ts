import { httpTexts } from '../texts/http.ts';
import { fill, wordsOf, type Language } from '../texts/texts.ts';
import { isSuppressed } from './exempt-messages.ts';
import type { Code } from './response-body.ts';

// Code for the same chunk, which a plain success in our own forms does not load.
export { parseJson } from './parse-json.ts';
export { passed, withoutData } from './success-by-code.ts';
export { readOtherwise } from './read-otherwise.ts';

/** The error catalogue as one ordered table, whose first matching rule decides the meaning of a response. */

export interface ResponseFacts {
  status: number;
  code: Code;
  message: string;
  isPay: boolean;
  /** Messages that never raise a toast; null: ours. */
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

/** Applies the error catalogue to a response. */
export function outcome(facts: ResponseFacts): Outcome {
  return outcomeTable.find((rule) => rule.matches(facts))?.outcome ?? refused;
}

/** Our message for a failure, where the server gives none. */
export function failureText(
  language: Language,
  key: keyof (typeof httpTexts)['zh-CN'],
  values: Record<string, string | number> = {},
): string {
  return fill(wordsOf(httpTexts, language)[key], values);
}
