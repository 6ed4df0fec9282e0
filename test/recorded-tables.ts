import { readFileSync, writeFileSync } from 'node:fs';
import { util } from 'prettier';
import { root } from '#host/server/paths.ts';
import { tableBetweenMarks, withTable } from './marked-table.ts';

const sizePage = '16-size-and-speed.mdx';

/** A page of the documentation in each language. */
const inEachLanguage = (page: string) =>
  ['en', 'zh'].map((locale) => `${root}stories/docs/${locale}/${page}`);

/** In columns: a Chinese character takes two. */
const widthOf = (text = '') => util.getStringWidth(text);

/** Formats a Markdown table as Prettier does, with aligned columns. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => widthOf(row[column]))));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The cells of the table that was recorded last. */
export function recordedTable(mark: string, page = sizePage): string[][] {
  return tableBetweenMarks(readFileSync(inEachLanguage(page)[0] ?? '', 'utf8'), mark);
}

/** Writes a table into the page, in both languages. Throws if a page has no place for it. */
export function recordTable(mark: string, table: string, page = sizePage): void {
  for (const path of inEachLanguage(page)) {
    const text = readFileSync(path, 'utf8');
    const next = withTable(text, mark, table);
    if (next === undefined) throw new Error(`${path} has no place for the table of ${mark}`);
    if (next !== text) writeFileSync(path, next);
  }
}
