import { isAnswered, type Draft } from './draft.ts';
import type { Ahead } from './look-ahead.ts';
import type { NumberMark } from './numbers.ts';
import { optionsInTitle } from './options.ts';

/** `item`: of a list in the title or in the answer; `guess`: perhaps a question. */
export type NumberedRole = 'question' | 'item' | 'guess';

// A larger step means e.g. a year, and no question that was left out.
const LARGEST_STEP = 50;

/** Decides if a numbered line begins the next question or is an item of a list in this one. */
export function numberedLine(
  mark: NumberMark,
  draft: Draft | undefined,
  isAfterBlank: boolean,
  ahead: Ahead,
): NumberedRole {
  const { number, rest, isDecimal, style } = mark;
  if (!draft) return isDecimal && number !== 1 ? 'item' : 'question';
  const isDue = number === draft.number + 1;
  const isInTitle = draft.last === 'title' && draft.answer === undefined;
  if (isDecimal && !(isDue && (!isInTitle || /^\d{4}年/.test(rest)))) return 'item';
  if (style === 'spaced') return isDue ? 'question' : 'item';
  if (draft.list > 0 && number === draft.list + 1) {
    if (!isDue) return 'item';
    // The list and the questions go on with the same number.
    if (isInTitle) return 'guess';
    if (ahead.isStructured) return 'question';
    return ahead.number === number ? 'item' : 'guess';
  }
  if (isDue) return 'question';
  if (ahead.isStructured || mark.answer || hasAnswer(rest)) return 'question';
  const isList = draft.last === 'answer' || draft.last === 'analysis';
  if (isInTitle) {
    if (number === 1) return isAfterBlank ? 'guess' : 'item';
    return number > draft.number && number - draft.number < LARGEST_STEP ? 'question' : 'guess';
  }
  if (!isList || (draft.last === 'answer' && isAnswered(draft))) return 'question';
  if (number === 1)
    return isAfterBlank && draft.last === 'analysis' ? 'question' : isAfterBlank ? 'guess' : 'item';
  return isAfterBlank ? 'question' : 'guess';
}

/** True if a title contains options or an answer. */
function hasAnswer(title: string): boolean {
  return /[（(]\s?(?:[A-H]{1,8}|√|×)\s?[）)]/.test(title) || optionsInTitle(title) !== undefined;
}
