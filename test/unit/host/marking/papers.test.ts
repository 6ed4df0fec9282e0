import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPoints, neighbours, steppedPoints } from '#host/app/pages/marking/papers.ts';

const papers = [true, false, true, false].map((isMarked, index) => ({
  id: String(index),
  title: '',
  realName: '',
  school: '',
  submitTime: 0,
  score: 0,
  isMarked,
}));
const ids = (rows: readonly ({ id: string } | undefined)[]) => rows.map((row) => row?.id);

describe('papers', () => {
  test.each([
    ['0', 1, [undefined, '1', '1']],
    ['1', 2, ['0', '2', '3']],
    ['3', 4, ['2', undefined, '1']],
    ['gone', 0, [undefined, '0', '1']],
  ])('around %s', (id, number, expected) => {
    const around = neighbours(papers, id);
    expect(around.number).toBe(number);
    expect(ids([around.previous, around.next, around.unmarked])).toEqual(expected);
  });

  test('whose last unmarked one is shown lead nowhere', () => {
    expect(neighbours(papers.slice(0, 3), '1').unmarked).toBeUndefined();
  });
});

test.each([
  ['', 'pointsMissing'],
  ['  ', 'pointsMissing'],
  ['0', null],
  ['20', null],
  ['7.5', null],
  ['20.1', 'pointsWrong'],
  ['7.55', 'pointsWrong'],
  ['1.2.3', 'pointsWrong'],
  ['.', 'pointsWrong'],
  ['-1', 'pointsWrong'],
])('the points "%s" of 20: %s', (typed, expected) => {
  expect(checkPoints(typed, 20)).toBe(expected);
});

test.each([
  ['ArrowUp', '', 1],
  ['ArrowUp', '20', 20],
  ['ArrowDown', '0', 0],
  ['ArrowDown', '7.5', 6.5],
  ['ArrowDown', '1.2', 0.2],
  ['ArrowDown', '4.4', 3.4],
  ['PageUp', '3', 20],
  ['PageDown', '3', 0],
  ['Home', '3', null],
  ['End', '3', null],
  ['ArrowUp', '1.', 2],
  ['ArrowUp', '.', 1],
  ['5', '', null],
] as const)('%s after "%s" makes %s', (key, typed, expected) => {
  expect(steppedPoints(key, typed, 20)).toBe(expected);
});

test('a key leaves points that are right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.constantFrom('ArrowUp', 'ArrowDown'), (tenths, key) => {
      expect(checkPoints(String(steppedPoints(key, String(tenths / 10), 20)), 20)).toBeNull();
    }),
  );
});
