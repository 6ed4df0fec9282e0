import { continueDraft, isAnswered, type Draft } from './draft.ts';
import type { PastedLine } from './lines.ts';
import { look, type Ahead } from './look-ahead.ts';
import { mainStyle } from './numbers.ts';
import { numberedLine } from './numbered-line.ts';
import { begin, dropMaterial, report, type Problem, type Reading } from './reading.ts';
import { takeEntry } from './take-entry.ts';
import { isOption, takeOptions } from './take-options.ts';
import { takeText } from './take-text.ts';

/** Gathers lines into questions. */
export function blocksOf(lines: readonly PastedLine[]): { drafts: Draft[]; problems: Problem[] } {
  const reading: Reading = {
    lines,
    style: mainStyle(lines.flatMap(({ number }) => number ?? [])),
    drafts: [],
    problems: [],
    section: undefined,
    isRestart: false,
    isTypeFirst: false,
    typeAhead: undefined,
    material: [],
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line) index += takeLine(reading, line, index);
  }
  dropMaterial(reading);
  return reading;
}

/** Takes a line; returns how many more lines it has taken. */
function takeLine(reading: Reading, line: PastedLine, index: number): number {
  const { drafts, style } = reading;
  const draft = drafts.at(-1);
  const ahead = look(reading.lines, index, style);
  if (isSection(reading, line, draft, ahead)) {
    dropMaterial(reading);
    if (line.section?.isGuess) report(reading, line, 'lineHeading');
    Object.assign(reading, { section: line.section, isRestart: true });
    return 0;
  }
  if (line.entry) return takeEntry(reading, line, line.entry, index);
  const { number } = line;
  if (number && number.style === style && (number.rest || ahead.isText)) {
    const role =
      reading.isRestart && !number.isDecimal
        ? 'question'
        : numberedLine(number, draft, line.isAfterBlank, ahead);
    if (role === 'question') {
      begin(reading, line, number.rest, number.number, number.answer);
      return 0;
    }
    if (draft) {
      draft.list = number.number;
      if (role === 'guess') draft.guesses.add('piece');
      if (!continueDraft(draft, line.text)) report(reading, line, 'lineUnknown');
      return 0;
    }
  }
  if (draft && !reading.isRestart && isOption(draft, line, ahead)) takeOptions(draft, line, ahead);
  else takeText(reading, line, ahead);
  return 0;
}

/** A bare `一、…` is a section if questions follow whose numbers are of another style. */
function isSection(
  { style }: Reading,
  { section, number, isAfterBlank }: PastedLine,
  draft: Draft | undefined,
  ahead: Ahead,
): boolean {
  if (!section) return false;
  if (!section.isGuess) return true;
  if (style === 'chinese' || !ahead.number) return false;
  const isInAnswer =
    draft?.last === 'answer' && !isAnswered(draft) && !isAfterBlank && isListed(number, draft);
  return !isInAnswer && (ahead.number === 1 || ahead.number === (draft?.number ?? 0) + 1);
}

/** True if a Chinese numeral continues a list in the answer. */
const isListed = (mark: PastedLine['number'], { answer = '' }: Draft) =>
  mark?.number === 1 || /(?:^|\n)\s*[一二三四五六七八九十]{1,3}[、.．]/.test(answer);
