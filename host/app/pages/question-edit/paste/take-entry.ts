import { readKey } from './answer-key.ts';
import { joined, type Draft } from './draft.ts';
import type { Entry } from './entries.ts';
import type { PastedLine } from './lines.ts';
import { numberOf, type NumberStyle } from './numbers.ts';
import { typeOf } from './question-types.ts';
import { begin, report, type ProblemCode, type Reading } from './reading.ts';

/** Takes a line that names its part, e.g. 答案; returns how many more lines it has taken. */
export function takeEntry(reading: Reading, line: PastedLine, entry: Entry, index: number): number {
  const { drafts, lines, style } = reading;
  const draft = drafts.at(-1);
  if (entry.name === 'title') begin(reading, line, entry.value, (draft?.number ?? 0) + 1);
  else if (entry.name === 'type' && (!draft || (reading.isTypeFirst && draft.answer !== undefined))) {
    Object.assign(reading, { typeAhead: typeOf(entry.value), isTypeFirst: true });
  } else if (draft) {
    const key = entry.name === 'answer' && !entry.value ? readKey(drafts, lines, index) : null;
    for (const one of key?.unknown ?? []) report(reading, one, 'lineUnknown');
    if (key?.taken) return key.taken;
    const code = fill(draft, entry, line, style);
    if (code) report(reading, line, code);
  } else report(reading, line, 'lineUnknown');
  return 0;
}

/** Returns what is wrong with the entry. */
function fill(
  draft: Draft,
  { name, value }: Entry,
  { line }: PastedLine,
  style: NumberStyle | undefined,
): ProblemCode | undefined {
  const first = numberOf(value);
  draft.list = first?.style === style && first?.number === 1 ? 1 : 0;
  if (name === 'type') {
    draft.type = typeOf(value) ?? draft.type;
    return undefined;
  }
  if (name === 'points') {
    draft.last = 'points';
    const points = /^(\d+(?:\.\d+)?)\s*分?[。.;；]?$/.exec(value)?.[1];
    if (points === undefined) return 'pointsUnknown';
    draft.points = points;
    return undefined;
  }
  if (name === 'answer') {
    if (draft.answer?.trim()) return 'lineUnknown';
    Object.assign(draft, { answer: value, answerLine: line });
  } else draft.analysis = joined(draft.analysis, value);
  draft.last = name;
  return undefined;
}
