import { folded } from './half-width.ts';

/** How a line begins as an option: `A. …`, `（A）…`, `【A】…`; weak: `A …`, where the letter may be a word. */
export interface OptionStart {
  letter: string;
  isWeak: boolean;
}
export interface PastedOption {
  letter: string;
  text: string;
}
export interface SplitOptions {
  options: PastedOption[];
  /** Where one option ends and the next begins is not certain. */
  isGuess: boolean;
}

const strong = /^(?:选项\s?)?(?:[([]\s?([A-Z])\s?[)\]]\s?[.、:]?|([A-Z])\s?[.、:)](?!\/\/))/i;
const weak = /^([A-Z])(?=\s|\p{Script=Han})/u;

export function optionStart(fold: string): OptionStart | undefined {
  const found = strong.exec(fold);
  const letter = found?.[1] ?? found?.[2];
  if (letter) return { letter: letter.toUpperCase(), isWeak: false };
  const [, first] = weak.exec(fold) ?? [];
  return first ? { letter: first, isWeak: true } : undefined;
}

interface Mark {
  letter: string;
  start: number;
  end: number;
  /** The width of the space before it. */
  gap: number;
}

const strongMarks = /(?:选项\s?)?[([]\s?([A-Z])\s?[)\]]\s?[.、:]?|(?:选项\s?)?(?<![A-Z])([A-Z])\s?[.、:)]/gi;
const weakMarks = /(?<=^|\s)([A-Z])(?=\s|\p{Script=Han})/gu;

function marksIn(fold: string, isWeak: boolean): Mark[] {
  return [...fold.matchAll(isWeak ? weakMarks : strongMarks)].map((found) => {
    const before = fold.slice(Math.max(0, found.index - 8), found.index);
    const space = before.length - before.trimEnd().length;
    return {
      letter: (found[1] ?? found[2] ?? '').toUpperCase(),
      start: found.index,
      end: found.index + found[0].length,
      gap: found.index === 0 ? 9 : space,
    };
  });
}

export const nextLetter = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1);

/**
 * Splits a line that begins with an option into the options in it. `before` is the letter that the next line begins
 * with, so that initials of a name are no options; `isAlone` tells that the lines before have one option each.
 */
export function splitOptions(text: string, isWeak: boolean, before: string, isAlone: boolean): SplitOptions {
  const content = text.trimStart();
  const spaced = content.replaceAll('\t', '    ');
  const fold = folded(spaced);
  const taken: Mark[] = [];
  let isGuess = false;
  const marks = marksIn(fold, isWeak);
  for (const mark of marks) {
    const last = taken.at(-1);
    if (!last) {
      if (mark.start > 0) break;
      taken.push(mark);
      continue;
    }
    // An option has a text: `A. B. Franklin` is one option.
    if (!fold.slice(last.end, mark.start).trim()) continue;
    if (before > (taken[0]?.letter ?? '') && mark.letter >= before && mark.gap < 2) continue;
    // `A. John B. Smith  B. J. S. Bach`: of two, the one behind the wider space.
    if (mark.gap < 2 && marks.some(({ letter, gap }) => letter === mark.letter && gap > 1)) continue;
    const isNext = mark.letter === nextLetter(last.letter);
    const isColumn = mark.gap > 1 && mark.letter > last.letter;
    if (!isNext && !isColumn) continue;
    const isAfterWord = /[A-Za-z]\s*$/.test(fold.slice(Math.max(0, mark.start - 9), mark.start));
    // Where each line before has one option, `D. Edwin E. Hubble` is one too.
    if (mark.gap === 1 && isAlone && isAfterWord) {
      isGuess = true;
      continue;
    }
    // `A.甲B.乙`: the tabs between were lost.
    isGuess ||= mark.gap === 0 && /[A-Z]/i.test(fold.charAt(mark.start));
    taken.push(mark);
  }
  const options = taken.map((mark, index) => ({
    letter: mark.letter,
    text: spaced.slice(mark.end, taken[index + 1]?.start).trim(),
  }));
  return { options, isGuess };
}

/** Options that stand in the title's own line: `1. 首都是（ ） A. 北京 B. 上海`. */
export function optionsInTitle(title: string): { title: string; split: SplitOptions } | undefined {
  const fold = folded(title);
  const first = marksIn(fold, false).find(
    ({ letter, gap, start }) =>
      letter === 'A' && start > 0 && (gap > 0 || /[)。?.:]/.test(fold.charAt(start - 1))),
  );
  if (!first) return undefined;
  const split = splitOptions(title.slice(first.start), false, '', false);
  const { options } = split;
  const isSequence = options.every(({ letter, text }, index) => text !== '' && letter === 'ABCDEFGH'[index]);
  if (options.length < 2 || !isSequence) return undefined;
  return {
    title: title.slice(0, first.start).trim(),
    split: { options, isGuess: split.isGuess || options.length < 3 },
  };
}
