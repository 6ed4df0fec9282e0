import { expect, test } from 'vitest';
import { hasMoved, joinPages } from '#src/data/queries/join-pages.ts';

interface Row {
  id: string;
  likes?: number;
}
const idOf = ({ id }: Row) => id;
const pagesOf = (pages: readonly string[][]) => pages.map((ids) => ids.map((id): Row => ({ id })));

test.each([
  [[], [], []],
  [['a', 'b'], ['c'], ['a', 'b', 'c']],
  [
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'b', 'c'],
  ],
  [['a'], ['a', 'a'], ['a']],
])('%j and %j are %j', (one, other, joined) => {
  expect(joinPages(pagesOf([one, other]), idOf).map(idOf)).toEqual(joined);
});

test.each([
  ['follow each other', [['a', 'b'], ['c']], false],
  [
    'share one, which has pushed another one out',
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    true,
  ],
  ['share one over a page between', [['a'], ['b'], ['a']], true],
])('pages that %s', (_, pages, moved) => {
  expect(hasMoved(pagesOf(pages), idOf)).toBe(moved);
});

test('of a row in two pages, the first is kept', () => {
  const [first, second] = [
    { id: 'a', likes: 1 },
    { id: 'a', likes: 2 },
  ];
  expect(joinPages([[first], [second]], idOf)[0]).toBe(first);
});
