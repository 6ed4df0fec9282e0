import { readFileSync } from 'node:fs';

export const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** The text below a heading of CONTRIBUTING.md, up to the next heading of the same level or of a higher one. */
export function section(heading: string): string {
  const start = guide.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`CONTRIBUTING.md has no heading ${heading}`);
  const level = heading.indexOf(' ');
  const text = guide.slice(start + heading.length + 2);
  const end = text.search(new RegExp(`^#{1,${level}} `, 'm'));
  return end < 0 ? text : text.slice(0, end);
}

/** The entries of the lists in a text, each on one line. */
export const entriesOf = (text: string): string[] =>
  text
    .split(/^(?=- )|\n\n/m)
    .filter((entry) => entry.startsWith('- '))
    .map((entry) => entry.replaceAll(/\s+/g, ' ').trim());

/** The names in back quotes. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

export interface NamedFile {
  path: string;
  /** After a colon: what the file exports. */
  exports: string[];
  /** In parentheses: what stands in the file. */
  contents: string[];
}

const isPath = (name: string) =>
  /^(?:src|widgets|host|stories|test|pages)\/[^<]*$|^\.[\w./-]+$|^[A-Z]+\.md$/.test(name);
const isName = (name: string) => /^[\w-]+$/.test(name);

/** The files that an entry names, and the names that it gives with each. */
export function filesIn(entry: string): NamedFile[] {
  const found: NamedFile[] = [];
  let list: string[] | undefined;
  for (const [, before = '', name = ''] of entry.matchAll(/([^`]*)`([^`]+)`/g)) {
    const file = found.at(-1);
    if (isPath(name)) {
      found.push({ path: name, exports: [], contents: [] });
      list = undefined;
    } else if (!file || !isName(name)) {
      list = undefined;
    } else {
      const isFirst = file.exports.length + file.contents.length === 0;
      if (isFirst && /^: ?$/.test(before)) list = file.exports;
      else if (/^ \($/.test(before)) list = file.contents;
      else if (before !== ', ') list = undefined;
      list?.push(name);
    }
  }
  return found;
}

/** The cells of all tables in a Markdown text. */
export const cellsOf = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.split('|').slice(1, -1))
    .map((cell) => cell.trim());
