import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { DAY_MS, untilChinaMidnight, untilMidnight } from '#src/rules/until-midnight.ts';

const hour = 3_600_000;

test.each([
  ['2026-11-20T00:00:00', 24 * hour],
  ['2026-11-20T08:30:00', 15.5 * hour],
  ['2026-11-20T23:59:59.999', 1],
  ['2026-12-31T12:00:00', 12 * hour],
])('at %s of the browser it is %d ms until its midnight', (now, left) => {
  expect(untilMidnight(new Date(now).getTime())).toBe(left);
});

test.each([
  ['2026-11-20T00:00:00+08:00', 24 * hour],
  ['2026-11-20T08:30:00+08:00', 15.5 * hour],
  ['2026-11-20T23:59:59.999+08:00', 1],
  ['2026-11-20T16:30:00Z', 23.5 * hour],
])('at %s it is %d ms until midnight in China', (now, left) => {
  expect(untilChinaMidnight(Date.parse(now))).toBe(left);
});

it('is midnight in China then, whenever one asks', () => {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai', timeStyle: 'medium' });
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2099, 0) }), (now) => {
      const left = untilChinaMidnight(now);
      expect(clock.format(now + left)).toBe('00:00:00');
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(DAY_MS);
    }),
  );
});
