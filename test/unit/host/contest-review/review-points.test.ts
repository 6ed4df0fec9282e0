// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { fullPoints, isPoints, sumOf, typedPoints } from '#host/app/pages/contest-review/review-points.ts';

const criteria = [
  { id: 'aim', title: '目标与内容', hint: '', points: 30 },
  { id: 'design', title: '活动设计', hint: '', points: 70 },
];

describe('points of a criterion of 30', () => {
  test.each([
    ['0', true],
    ['30', true],
    ['007', true],
    ['31', false],
    ['', false],
    ['-1', false],
    ['8.5', false],
    ['八', false],
  ])('"%s": %s', (typed, expected) => {
    expect(isPoints(typed, 30)).toBe(expected);
  });
});

it('the typed points leave out what are none', () => {
  expect(typedPoints(criteria, { 'points-aim': '28', 'points-design': '71', remark: '9' })).toEqual({
    aim: 28,
  });
});

it('a total counts the criteria alone, and those without points as nothing', () => {
  expect(sumOf(criteria, { aim: 28, other: 50 })).toBe(28);
  expect(fullPoints(criteria)).toBe(100);
});
