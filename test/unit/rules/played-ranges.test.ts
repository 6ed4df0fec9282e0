import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinRanges, playedLength, playedShare, type PlayedRange } from '#src/rules/played-ranges.ts';

const second = fc.double({ min: 0, max: 200, noNaN: true });
const range = fc.tuple(second, second);
const ranges = fc.array(range, { maxLength: 12 });

it.each<[string, PlayedRange[], PlayedRange[]]>([
  ['nothing', [], []],
  [
    'two viewings of one part',
    [
      [0, 10],
      [0, 10],
    ],
    [[0, 10]],
  ],
  [
    'parts that overlap',
    [
      [5, 12],
      [0, 8],
    ],
    [[0, 12]],
  ],
  [
    'parts a few frames apart',
    [
      [0, 5],
      [5.2, 8],
    ],
    [[0, 8]],
  ],
  [
    'parts with a gap',
    [
      [0, 5],
      [10, 12],
    ],
    [
      [0, 5],
      [10, 12],
    ],
  ],
  [
    'a part within another',
    [
      [0, 20],
      [3, 4],
    ],
    [[0, 20]],
  ],
  ['a part that ends before it begins', [[9, 3]], []],
  ['a part of no length', [[3, 3]], []],
  ['a part without an end', [[3, Infinity]], []],
  [
    'parts whose ends are unknown, and another',
    [
      [Number.NaN, 5],
      [5, Number.NaN],
      [7, 9],
    ],
    [[7, 9]],
  ],
  [
    'parts just as far apart as players leave them',
    [
      [0, 5],
      [5.25, 8],
    ],
    [[0, 8]],
  ],
])('joins %s', (_, given, joined) => {
  expect(joinRanges(given)).toEqual(joined);
});

it('counts a seek to the end as what was played after it', () => {
  expect(
    playedShare(
      [
        [0, 2],
        [23.5, 24],
      ],
      24,
    ),
  ).toBeCloseTo(2.5 / 24);
});

it.each([0, -1, Number.NaN])('counts nothing of a video that is %d seconds long', (duration) => {
  expect(playedShare([[0, 10]], duration)).toBe(0);
});

it('keeps ranges sorted and apart, whatever was played', () => {
  fc.assert(
    fc.property(ranges, (given) => {
      const joined = joinRanges(given);
      for (const [place, [from, to]] of joined.entries()) {
        expect(from).toBeLessThan(to);
        const next = joined[place + 1];
        if (next) expect(next[0]).toBeGreaterThan(to);
      }
    }),
  );
});

it('does not mind the order, or what comes twice: a part that is sent again changes nothing', () => {
  fc.assert(
    fc.property(ranges, ranges, (one, other) => {
      const joined = joinRanges([...one, ...other]);
      expect(joinRanges([...other, ...one])).toEqual(joined);
      expect(joinRanges([...joined, ...other])).toEqual(joined);
    }),
  );
});

it('never loses a played second, and never counts more than there are', () => {
  fc.assert(
    fc.property(ranges, range, fc.double({ min: 1, max: 200, noNaN: true }), (given, more, duration) => {
      const before = joinRanges(given, duration);
      const after = joinRanges([...given, more], duration);
      expect(playedLength(after)).toBeGreaterThanOrEqual(playedLength(before) - 1e-9);
      expect(playedLength(after)).toBeLessThanOrEqual(duration + 1e-9);
      expect(playedShare(given, duration)).toBeLessThanOrEqual(1);
    }),
  );
});
