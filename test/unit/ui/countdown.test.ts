import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseEnd, secondsLeft, untilNextSecond } from '#src/ui/buttons/countdown.ts';
import { RESEND_SECONDS } from '#src/rules/limits.ts';

const now = 1_800_000_000_000;

test.each([
  ['at the send', 120_000, 120],
  ['a millisecond later', 119_999, 120],
  ['a second later', 119_000, 119],
  ['in the last second', 1, 1],
  ['at the end', 0, 0],
  ['long after', -5000, 0],
])('%s', (_, left, seconds) => {
  expect(secondsLeft(now + left, now)).toBe(seconds);
});

test('without an end nothing is left', () => {
  expect(secondsLeft(null, now)).toBe(0);
});

test('the next look is exactly when the number changes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120_000 }), (left) => {
      const end = now + left;
      const wait = untilNextSecond(end, now);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1000);
      expect(secondsLeft(end, now + wait)).toBe(secondsLeft(end, now) - 1);
    }),
  );
});

describe('a stored end', () => {
  it.each([
    ['is read', JSON.stringify(now + 60_000), now + 60_000],
    ['that is over is none', JSON.stringify(now), null],
    ['further away than the wait is none', JSON.stringify(now + (RESEND_SECONDS + 1) * 1000), null],
    ['that is missing is none', null, null],
    ['that is a text is none', '"soon"', null],
    ['that is an object is none', '{"end":1}', null],
    ['that is no JSON is none', '{', null],
    ['that is null is none', 'null', null],
  ])('%s', (_, stored, end) => {
    expect(parseEnd(stored, now)).toBe(end);
  });

  it('never throws and never waits longer than 120 seconds, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(secondsLeft(parseEnd(stored, now), now)).toBeLessThanOrEqual(RESEND_SECONDS);
      }),
    );
  });
});
