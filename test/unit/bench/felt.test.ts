// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { median } from '#test/bench/median.ts';
import { tableOf } from '#test/bench/felt/report.ts';
import {
  INTERACTION_MS,
  isMissed,
  isNear,
  KEY_MS,
  mediansOf,
  worstFirst,
  worstOfKinds,
  type Felt,
} from '#test/bench/felt/statistics.ts';

const felt = (duration: number, given: Partial<Felt> = {}): Felt => ({
  page: '/index',
  kind: 'button',
  name: 'Save',
  duration,
  ...given,
});

test('the median of an even number is the lower of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2);
  expect(median([])).toBeUndefined();
});

test('a key has a limit of its own', () => {
  expect(isMissed(felt(KEY_MS + 1, { kind: 'type' }))).toBe(true);
  expect(isMissed(felt(KEY_MS, { kind: 'type' }))).toBe(false);
  expect(isMissed(felt(INTERACTION_MS))).toBe(false);
  expect(isMissed(felt(INTERACTION_MS + 1))).toBe(true);
  expect([felt(160), felt(152), felt(40, { kind: 'type' })].map(isNear)).toEqual([true, false, true]);
});

describe('the medians of several rounds', () => {
  it('take the worst of controls with the same name in each', () => {
    const rounds = [[felt(10), felt(90)], [felt(30)], [felt(50), felt(20)]];
    expect(mediansOf(rounds)).toEqual([felt(50)]);
  });

  it('keep apart pages, kinds and names, also one that only one round has met', () => {
    const one = [felt(1), felt(2, { page: '/course' }), felt(3, { kind: 'tab' })];
    const other = [felt(5), felt(4, { name: 'Close' })];
    expect(mediansOf([one, other])).toEqual([...one, felt(4, { name: 'Close' })]);
  });
});

test('of each kind on each page only the worst control counts', () => {
  const all = [felt(10), felt(30, { name: 'Close' }), felt(20, { page: '/course' })];
  expect(worstOfKinds(all)).toEqual([felt(30, { name: 'Close' }), felt(20, { page: '/course' })]);
});

describe('the worst interactions', () => {
  it('are those with the largest shares of their limits', () => {
    const key = felt(40, { kind: 'type', name: 'Title' });
    expect(worstFirst([felt(100), key, felt(180, { name: 'Close' })], [], 2)).toEqual([
      { ...felt(180, { name: 'Close' }), former: undefined },
      { ...key, former: undefined },
    ]);
  });

  it('keep one that has become quick, by its former time', () => {
    const rows = worstFirst([felt(20), felt(100, { name: 'Close' })], [felt(900)], 1);
    expect(rows).toEqual([{ ...felt(20), former: 900 }]);
  });
});

describe('the table', () => {
  const bare = [felt(24), felt(16, { kind: 'type' })];

  it('begins with an empty page, and has no column of a build that was not measured', () => {
    const lines = tableOf({ current: [felt(208)], former: [], bare }).split('\n');
    expect(lines[0]).toMatch(/^\| page +\| kind +\| control +\| now +\| at most +\|$/);
    expect(lines[2]).toContain('24 ms');
    expect(lines[3]).toContain('16 ms');
    expect(lines[4]).toMatch(/^\| \/index +\| button +\| Save +\| 208 ms +\| 200 ms +\|$/);
  });

  it('has the former times beside the present ones', () => {
    const table = tableOf({ current: [felt(208)], former: [felt(416)], bare });
    expect(table).toMatch(/\| Save +\| 416 ms +\| 208 ms +\| 200 ms +\|/);
  });

  it('has a dash for an empty page whose times are too short to be reported', () => {
    const [, , button = ''] = tableOf({ current: [], former: [], bare: [] }).split('\n');
    expect(button).toMatch(/^\| an empty page +\| button +\| +\| – +\| +\|$/);
  });

  it('writes no sign that would end a cell or mean something in MDX', () => {
    const table = tableOf({ current: [felt(8, { name: 'a | b <c> {d} `e`' })], former: [], bare });
    expect(table).toContain('| a b c d e ');
  });
});
