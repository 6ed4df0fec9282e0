import { lettersOf } from './answers.ts';
import type { Draft } from './draft.ts';
import type { PastedLine } from './lines.ts';
import type { Ahead } from './look-ahead.ts';
import { nextLetter, splitOptions } from './options.ts';

/** A line that looks like an option is one if it continues the letters; the first one needs a second after it. */
export function isOption(draft: Draft, { option, text }: PastedLine, ahead: Ahead): boolean {
  const last = draft.options.at(-1);
  if (!option) return false;
  if (last) {
    if (draft.last !== 'option' || option.letter <= (draft.options[0]?.letter ?? '')) return false;
    if (draft.options.some(({ letter }) => letter === option.letter)) return false;
    return option.isWeak ? draft.isWeak && option.letter === nextLetter(last.letter) : true;
  }
  if (option.letter !== 'A' || draft.last === 'analysis') return false;
  if (draft.answer !== undefined && lettersOf(draft.answer)?.rest !== '') return false;
  // Of two lines that begin with A, the first is text: `A. B. Franklin said …`.
  if (ahead.option === 'A') return false;
  return !option.isWeak || ahead.option === 'B' || splitOptions(text, true, '', false).options.length > 1;
}

export function takeOptions(draft: Draft, { option, text }: PastedLine, ahead: Ahead): void {
  const isAlone = draft.optionLines > 0 && draft.optionLines === draft.options.length;
  const isWeak = option?.isWeak ?? false;
  const { options, isGuess } = splitOptions(text, isWeak, ahead.option, isAlone);
  draft.options.push(...options);
  draft.optionLines += 1;
  draft.isWeak = isWeak;
  draft.last = 'option';
  if (isGuess) draft.guesses.add('optionsSplit');
}
