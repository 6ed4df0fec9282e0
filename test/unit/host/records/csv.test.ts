import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { csvOf } from '../../../../host/app/pages/records/csv.ts';

test.each([
  ['课程', '"课程"'],
  ['a,b', '"a,b"'],
  ['他说“好”', '"他说“好”"'],
  ['say "hi"', '"say ""hi"""'],
  ['第一行\n第二行', '"第一行\n第二行"'],
  ['=1+1', '"\'=1+1"'],
  ['+86', '"\'+86"'],
  ['-20', '"\'-20"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['', '""'],
])('%j becomes %j', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

/** Reads what RFC 4180 describes. */
function read(file: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted = '', end] of file.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

it('loses no cell, and no cell is a formula', () => {
  const cells = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }));
  fc.assert(
    fc.property(cells, (lines) => {
      const found = read(csvOf(lines));
      const written = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
      expect(found).toEqual(lines.map((line) => line.map(written)));
      expect(found.flat().some((cell) => /^[=+\-@\t\r]/.test(cell))).toBe(false);
    }),
  );
});
