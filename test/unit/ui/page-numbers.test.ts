import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers, parsePage } from '#src/ui/navigation/page-numbers.ts';

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [8, 8, '1 … 4 5 6 7 8'],
  [12, 36, '1 … 11 12 13 … 36'],
  [35, 36, '1 … 32 33 34 35 36'],
])('page %i of %i shows %s', (page, count, shown) => {
  const items = pageNumbers(page, count).map((item) => (typeof item === 'number' ? item : '…'));
  expect(items.join(' ')).toBe(shown);
});

test('first, last and current page are always there, in order, and a gap hides at least two pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (count, seed) => {
      const page = 1 + (seed % count);
      const items = pageNumbers(page, count);
      const numbers = items.filter((item) => typeof item === 'number');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      for (const [index, item] of items.entries()) {
        if (typeof item === 'number') continue;
        expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2);
      }
    }),
  );
});

test.each([
  ['12', 12],
  [' 1 ', 1],
  ['036', 36],
  ['１２', 12],
  ['37', null],
  ['0', null],
  ['-3', null],
  ['1.5', null],
  ['1e1', null],
  ['二', null],
  ['', null],
])('typed %j is page %s of 36', (typed, page) => expect(parsePage(typed, 36)).toBe(page));
