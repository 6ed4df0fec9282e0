import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { csvOf, type CellType } from '#src/rules/csv.ts';

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
  ['\nx', '"\'\nx"'],
  ['＝1+1', '"\'＝1+1"'],
  ['＋1', '"\'＋1"'],
  ['－1', '"\'－1"'],
  ['＠SUM(A1)', '"\'＠SUM(A1)"'],
  ['12345678901', '"12345678901"'],
  ['202611260001', '"202611260001\t"'],
  ['42010619880312452X', '"42010619880312452X"'],
  ['007', '"007\t"'],
  ['', '""'],
])('%j becomes %j', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

test('lines follow each other, and nothing else does', () => {
  expect(csvOf([])).toBe('\uFEFF');
  expect(csvOf([['a', 'b'], ['c']])).toBe('\uFEFF"a","b"\r\n"c"\r\n');
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

test.each<[CellType, string, string]>([
  ['number', '-2.5', '-2.5'],
  ['number', '+3', '+3'],
  ['number', '-¥1,200.00', '-¥1,200.00'],
  ['number', '12.5%', '12.5%'],
  ['number', '-1+cmd', "'-1+cmd"],
  ['number', '=1', "'=1"],
  ['code', '+86 138 1234 5678', '+86 138 1234 5678\t'],
  ['code', '+8613812345678', '+8613812345678\t'],
  ['code', '13812345678', '13812345678'],
  ['code', '010-12345678', '010-12345678'],
  ['code', '(027) 8765 4321', '(027) 8765 4321'],
  ['code', '+', "'+"],
  ['text', '+8613812345678', "'+8613812345678"],
  ['number', '000', '000\t'],
  ['code', '20261126000000000001', '20261126000000000001\t'],
  ['code', '=1', "'=1"],
  ['code', '-1', "'-1"],
])('in a column of %s %j becomes %j', (type, cell, written) => {
  expect(read(csvOf([[cell]], [type]))).toEqual([[written]]);
});

it('loses no cell, and no cell is a formula', () => {
  const forms = fc.stringMatching(/^[=+\-@＝＋－＠\t\r\n0]?[0-9]{0,21}[a-z(]?$/);
  const cells = fc.array(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), forms), { minLength: 1 }));
  const types = fc.array(fc.constantFrom<CellType>('text', 'number', 'code'));
  fc.assert(
    fc.property(cells, types, (lines, columns) => {
      const found = read(csvOf(lines, columns));
      // A parser that trims, and takes away the sign that makes a cell text, has the cells again.
      const back = (cell: string) =>
        cell.replace(/^([\d+ ()-]+)\t$/, '$1').replace(/^'(?=[=+\-@＝＋－＠\t\r\n])/, '');
      expect(found.map((line) => line.map(back))).toEqual(lines.map((line) => line.map(back)));
      const runs = found.flat().filter((cell) => /^[=+\-@＝＋－＠\t\r\n]/.test(cell));
      expect(runs.every((cell) => /^[+-]?[¥￥$€]?[\d\s(),.%-]*$/.test(cell) && /^[+-]/.test(cell))).toBe(
        true,
      );
      expect(found.flat().some((cell) => /^(?:\d{12,}|0\d+)$/.test(cell.replace(/^0$/, '')))).toBe(false);
    }),
  );
});
