import { continueDraft, type Draft } from './draft.ts';
import { folded } from './half-width.ts';
import type { PastedLine } from './lines.ts';

const range =
  /(\d{1,4})\s?[-—~～至]{1,2}\s?(\d{1,4})\s?[.、:]?\s*([A-H√×对错](?:[\sA-H√×对错]*[A-H√×对错])?)(?=\s|$|[;,。])/g;
const short = /(\d{1,4})\s?[.、:)]\s?([A-H]{1,8}|√|×|对|错)(?=\s|$|[;,。])/g;

interface ReadKey {
  /** The number of its lines; 0 without a key. */
  taken: number;
  /** The lines with an answer to no question. */
  unknown: PastedLine[];
}

/** Reads the key at the end of a paper, `1. B 2. C` or `1-5 ABCDA`, into the questions that have no answer. */
export function readKey(drafts: readonly Draft[], lines: readonly PastedLine[], index: number): ReadKey {
  const read: ReadKey = { taken: 0, unknown: [] };
  const open = drafts.filter(({ answer }) => answer === undefined);
  const first = lines[index + 1];
  if (open.length < 2 || !first) return read;
  const start = first.section ? lines[index + 2] : first;
  const firstNumber = answersIn(start?.text ?? '')[0]?.[0];
  if (!open.some(({ number }) => number === firstNumber) || firstNumber === drafts.at(-1)?.number)
    return read;
  let current: Draft | undefined;
  for (const line of lines.slice(index + 1)) {
    if (line.entry?.name === 'answer') break;
    read.taken += 1;
    if (line.section && !line.section.isGuess) continue;
    const found = answersIn(line.text);
    if (found.length > 0) {
      const answered = found.map(([number, answer]) => answerOpen(open, number, answer, line.line));
      current = answered.at(-1);
      if (answered.includes(undefined)) read.unknown.push(line);
      continue;
    }
    if (current && line.entry) current.last = 'analysis';
    if (!current || !continueDraft(current, line.entry?.value ?? line.text)) read.unknown.push(line);
  }
  return read;
}

/** Answers the first question of a number that has no answer yet. */
function answerOpen(
  open: readonly Draft[],
  number: number,
  answer: string,
  answerLine: number,
): Draft | undefined {
  const draft = open.find((one) => one.number === number && one.answer === undefined);
  if (draft) Object.assign(draft, { answer, answerLine, last: 'answer' });
  draft?.guesses.add('answerFromKey');
  return draft;
}

/** Numbers and their answers. */
function answersIn(text: string): [number: number, answer: string][] {
  const fold = folded(text);
  const ranges = [...fold.matchAll(range)].flatMap(([, from = '', to = '', signs = '']) => {
    const answers = signs.match(/[A-H√×对错]/g) ?? [];
    const isWhole = answers.length === Number(to) - Number(from) + 1;
    return isWhole ? answers.map((answer, place): [number, string] => [Number(from) + place, answer]) : [];
  });
  if (ranges.length > 0) return ranges;
  const listed = [...fold.matchAll(short)].map(([, number = '', answer = '']): [number, string] => [
    Number(number),
    answer,
  ]);
  if (listed.length > 0) return listed;
  const [, number, answer] = /^\s*(\d{1,4})\s?[.、．:：)）]\s*(\S.*)$/.exec(text) ?? [];
  return number && answer ? [[Number(number), answer]] : [];
}
