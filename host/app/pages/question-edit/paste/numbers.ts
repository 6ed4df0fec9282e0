import { folded } from './half-width.ts';

/** The way in which a number is written; a paper numbers its questions in one of them. */
export type NumberStyle = 'named' | 'plain' | 'half' | 'bracketed' | 'chinese' | 'spaced';
export interface NumberMark {
  style: NumberStyle;
  number: number;
  rest: string;
  /** An answer in the bracket before the number: `（ A ）1. …`. */
  answer: string;
  /** More digits follow, as in 3.14: only a number where one is due. */
  isDecimal: boolean;
}

const chinese = '[一二三四五六七八九十百]{1,4}';
const answered = '(?:\\(\\s{0,8}([A-H]{0,8}|√|×|对|错)\\s{0,8}\\)\\s?)?';
const styles: readonly (readonly [NumberStyle, RegExp])[] = [
  [
    'named',
    new RegExp(
      `^${answered}(?:第\\s?(\\d{1,6}|${chinese})\\s?[小]?题|Q(?:uestion )?(\\d{1,6})(?=[.:、]))[.:、]?\\s*`,
    ),
  ],
  ['plain', new RegExp(`^${answered}(\\d{1,6})\\s?(?:[.、:]|题[.:、])\\s*`)],
  ['half', new RegExp(`^${answered}(\\d{1,6})\\)[.、:]?\\s*`)],
  ['bracketed', /^()[([](\d{1,6})[)\]][.、:]?\s*/],
  ['chinese', new RegExp(`^()(${chinese})[.、]\\s*`)],
  ['spaced', /^()(\d{1,6})\s+/],
];

/** The number that a line begins with. */
export function numberOf(text: string): NumberMark | undefined {
  const content = text.trimStart();
  const fold = folded(content);
  for (const [style, pattern] of styles) {
    const found = pattern.exec(fold);
    if (!found) continue;
    const digits = found[2] ?? found[3] ?? '';
    const rest = content.slice(found[0].length);
    const isDecimal = style === 'plain' && /^\d/.test(rest) && !/\s$/.test(found[0]);
    return { style, number: valueOf(digits), rest, answer: found[1] ?? '', isDecimal };
  }
  return undefined;
}

/** The value of a number, also of a Chinese one under a thousand. */
function valueOf(digits: string): number {
  if (/^\d+$/.test(digits)) return Number(digits);
  let sum = 0;
  let digit = 0;
  for (const sign of digits) {
    const value = '一二三四五六七八九'.indexOf(sign) + 1;
    if (value > 0) digit = value;
    else {
      sum += Math.max(1, digit) * (sign === '十' ? 10 : 100);
      digit = 0;
    }
  }
  return sum + digit;
}

/** The style of the questions' numbers: that of the first one; Chinese numerals usually number the sections. */
export function mainStyle(marks: readonly NumberMark[]): NumberStyle | undefined {
  const styles = marks.map(({ style }) => style);
  return (
    styles.find((style) => style !== 'chinese' && style !== 'spaced') ??
    (styles.includes('chinese') ? 'chinese' : styles[0])
  );
}
