// @vitest-environment node
import { expect, it, test } from 'vitest';
import { docsPages } from '#stories/docs/pages.ts';
import { tableBetweenMarks, withTable } from '#test/marked-table.ts';
import { markdownTable } from '#test/recorded-tables.ts';

const pages = docsPages.filter(({ file }) => file === '16-size-and-speed.mdx');
const [one = '', other = ''] = pages.map(({ mdx }) => mdx);
const marks = ['sizes', 'entries', 'bench', 'bench:embed', 'bench:lists', 'bench:heap', 'bench:felt'];

it.each(marks)('the table of %s is in the documentation, the same in both languages', (mark) => {
  const [head, ...rows] = tableBetweenMarks(one, mark);
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) expect(row).toHaveLength(head?.length ?? 0);
  expect(tableBetweenMarks(other, mark)).toEqual([head, ...rows]);
});

it.each(marks)('a table of %s that is written again leaves its page as it was', (mark) => {
  for (const { mdx } of pages) {
    const [head = [], ...rows] = tableBetweenMarks(mdx, mark);
    expect(withTable(mdx, mark, markdownTable(head, rows))).toBe(mdx);
  }
});

test('a table takes the place of the former one, and of no other', () => {
  const mdx = '{/* a */}\n\nold\n\n{/* end of a */}\n\n{/* b */}\n\nkept\n\n{/* end of b */}\n';
  expect(withTable(mdx, 'a', 'new')).toBe(mdx.replace('old', 'new'));
  expect(withTable(mdx, 'c', 'new')).toBeUndefined();
});
