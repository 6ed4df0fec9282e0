import { expect, test } from 'vitest';
import { plainMoment } from '#src/rules/plain-moment.ts';

const time = Date.UTC(2026, 10, 20, 8, 30);

test.each([
  ['milliseconds', time, time],
  ['ISO 8601', '2026-11-20T08:30:00Z', time],
  ['ISO 8601 with milliseconds', '2026-11-20T08:30:00.000Z', time],
  ['ISO 8601 with an offset', '2026-11-20T16:30:00+08:00', time],
  // `readMoment` reads these.
  ['seconds', time / 1000, NaN],
  ['text without a zone', '2026-11-20 08:30:00', NaN],
  ['ISO 8601 without a zone', '2026-11-20T08:30:00', NaN],
  ['digits', String(time), NaN],
  ['a word', 'soon', NaN],
  ['more than a date can hold', 1e20, NaN],
  ['null', null, NaN],
])('a time is read at once only where it is plain: %s', (_, value, expected) =>
  expect(plainMoment(value)).toBe(expected),
);
