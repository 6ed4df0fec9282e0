import { folded } from './half-width.ts';

export type EntryName = 'title' | 'answer' | 'analysis' | 'points' | 'type';
export interface Entry {
  name: EntryName;
  value: string;
}

const names: readonly (readonly [RegExp, EntryName])[] = [
  [/解析|分析|详解|点评|点拨|解答|explanation/i, 'analysis'],
  [/答案|answer|^答$/i, 'answer'],
  [/分值|分数|points/i, 'points'],
  [/题型/, 'type'],
  [/题目|题干/, 'title'],
];
const words =
  '(?:正确|参考|标准)?答案|答案解析|试题解析|试题分析|解析|分析|详解|点评|点拨|解答|分值|分数|题型|题目|题干|答|Answer|Points|Explanation';
// Bracketed names need no colon. 答 and 解答 and 分析 do, since sentences begin with them.
const bracketed = `\\[\\s?(${words})\\s?\\]\\s?:?`;
const plain = `(${words})\\s?:`;
const atStart = new RegExp(
  `^(?:${bracketed}|${plain}|((?:正确|参考|标准)?答案[是为]?|答案解析|解析|分值|分数)(?=\\s|$|[A-H√×对错\\d]))`,
  'i',
);
const inside = new RegExp(
  `${bracketed}|(?<=[\\s。.;!?)])((?:正确|参考|标准)?答案|答案解析|解析|分值|Answer|Points|Explanation)\\s?:`,
  'gi',
);

/** Splits a line before each of its entries: `1. …（ ）【答案】A【解析】…`. */
export function entriesIn(text: string): { text: string; entry?: Entry }[] {
  const fold = folded(text);
  const first = isAnswerLine(fold) ? null : atStart.exec(fold);
  const starts = [...(first ? [first] : []), ...fold.matchAll(inside)].filter(
    (found, place, all) => all.findIndex(({ index }) => index === found.index) === place,
  );
  const parts: { text: string; entry?: Entry }[] = [];
  const head = text.slice(0, starts[0]?.index ?? text.length);
  if (head.trim()) parts.push({ text: head.trimEnd() });
  starts.forEach((found, place) => {
    const part = text.slice(found.index, starts[place + 1]?.index).trim();
    const word = found[1] ?? found[2] ?? found[3] ?? '';
    const name = names.find(([pattern]) => pattern.test(word))?.[1] ?? 'analysis';
    const value = text.slice(found.index + found[0].length, starts[place + 1]?.index).trim();
    parts.push({ text: part, entry: { name, value } });
  });
  return parts;
}

/** A line for the candidate's answer in a printed paper: `答：____`. */
const isAnswerLine = (fold: string) => /^答\s?:\s?_*$/.test(fold);
