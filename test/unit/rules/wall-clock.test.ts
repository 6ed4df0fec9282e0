import { expect, test } from 'vitest';
import { isWithin } from '#src/rules/wall-clock.ts';

const now = 1_800_000_000_000;
const life = 600_000;

test.each([
  ['of this moment holds', 0, true],
  ['of a moment ago holds', life - 1, true],
  ['at the end of its life is over', life, false],
  ['that a small correction of the clock has put ahead holds', -2000, true],
  ['that lies ahead by its life, since the clock was set back, is over', -life, false],
  ['that lies ahead by a year is over', -365 * 86_400_000, false],
])('a proof %s', (_, age, holds) => {
  expect(isWithin(life, now - age, now)).toBe(holds);
});
