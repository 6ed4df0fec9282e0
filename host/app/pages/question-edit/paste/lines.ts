import { withoutUnseen } from '#src/rules/characters.ts';
import { entriesIn, type Entry } from './entries.ts';
import { folded } from './half-width.ts';
import { numberOf, type NumberMark } from './numbers.ts';
import { optionStart, type OptionStart } from './options.ts';
import { sectionOf, type Section } from './sections.ts';

/** A line of the pasted text, and all that it could be; the blocks decide. */
export interface PastedLine {
  /** Counts from 1. */
  line: number;
  /** Without space at its end. */
  text: string;
  /** The width of its indentation. */
  indent: number;
  isAfterBlank: boolean;
  section: Section | undefined;
  number: NumberMark | undefined;
  entry: Entry | undefined;
  option: OptionStart | undefined;
}

/** Splits a text into lines that are not blank. A line with several entries, e.g. 答案 and 解析, becomes several. */
export function linesOf(pasted: string): PastedLine[] {
  const rows = withoutUnseen(pasted)
    .normalize('NFC')
    .replaceAll('\u00a0', ' ')
    .split(/\r\n?|\n|\u2028|\u2029|\v/)
    .map((row) => row.trimEnd());
  const isSpacious = isDoubleSpaced(rows);
  const lines: PastedLine[] = [];
  let isAfterBlank = true;
  rows.forEach((row, index) => {
    if (row === '') {
      if (!isSpacious) isAfterBlank = true;
      return;
    }
    // Only the indentation of code is of half width; the other one begins a paragraph.
    const text = row.replace(/^([ \t]*)[\s\u3000]*/, '$1');
    const content = text.trimStart();
    const indent = text.length - content.length;
    for (const part of entriesIn(content)) {
      const fold = folded(part.text).trim();
      lines.push({
        line: index + 1,
        text: part.entry ? part.text : text.slice(0, indent) + part.text,
        indent,
        isAfterBlank,
        section: sectionOf(fold),
        number: numberOf(part.text),
        entry: part.entry,
        option: optionStart(fold),
      });
      isAfterBlank = false;
    }
  });
  return lines;
}

/** Paragraphs that are copied from a page have an empty line after each line; such empty lines separate nothing. */
function isDoubleSpaced(rows: readonly string[]): boolean {
  const written = rows.flatMap((row, index) => (row === '' ? [] : [index]));
  const gaps = written.slice(1).map((index, place) => index - (written[place] ?? 0));
  return written.length > 4 && Math.min(...gaps.slice(0, 10_000)) > 1 && gaps.every((gap) => gap > 1);
}
