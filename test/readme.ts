import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '#host/server/paths.ts';
import { tableBetweenMarks } from './marked-table.ts';

const readme = `${root}README.md`;

/** Formats a Markdown table with aligned columns. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Parses the cells of the rows between `<!-- mark -->` and its end. */
export function tableInReadme(mark: string): string[][] {
  return tableBetweenMarks(readFileSync(readme, 'utf8'), mark);
}

/** Writes a table into the README at `<!-- mark -->`. Throws if the mark is missing. */
export function putIntoReadme(mark: string, table: string): void {
  const text = readFileSync(readme, 'utf8');
  const place = new RegExp(`(<!-- ${mark} -->\\n)[^]*(<!-- /${mark} -->)`);
  if (!place.test(text)) throw new Error(`the README has no place for the table of ${mark}`);
  const next = text.replace(place, `$1\n${table}\n\n$2`);
  if (next !== text) writeFileSync(readme, next);
}
