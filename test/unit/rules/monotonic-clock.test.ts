import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOCK_JUMP_MS } from '#src/rules/limits.ts';
import { monotonicNow } from '#src/rules/monotonic-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const hour = 3_600_000;
const setClock = (by: number) => vi.setSystemTime(Date.now() + by);

test('it counts the time that passes', () => {
  const start = monotonicNow();
  vi.advanceTimersByTime(1500);
  expect(monotonicNow() - start).toBe(1500);
});

test.each([
  ['back by a minute', -60_000],
  ['back by a year', -365 * 24 * hour],
])('a clock that is set %s does not hold it up', (_, by) => {
  const start = monotonicNow();
  setClock(by);
  vi.advanceTimersByTime(2000);
  expect(monotonicNow() - start).toBe(2000);
});

test('a second that the clock gains is none of sleep', () => {
  const start = monotonicNow();
  setClock(CLOCK_JUMP_MS);
  expect(monotonicNow() - start).toBe(0);
  setClock(CLOCK_JUMP_MS + 1);
  expect(monotonicNow() - start).toBe(CLOCK_JUMP_MS + 1);
});

test('it goes on while the computer sleeps, also where performance.now() stands still', () => {
  const start = monotonicNow();
  // Only the wall clock has moved when the computer wakes.
  setClock(8 * hour);
  expect(monotonicNow() - start).toBe(8 * hour);
});

test('it never goes back, and never falls behind the time that has passed, however the clock is set', () => {
  const steps = fc.array(
    fc.record({ passes: fc.nat({ max: 10_000 }), set: fc.integer({ min: -hour, max: hour }) }),
  );
  fc.assert(
    fc.property(steps, (all) => {
      for (const { passes, set } of all) {
        const before = monotonicNow();
        setClock(set);
        vi.advanceTimersByTime(passes);
        expect(monotonicNow() - before).toBeGreaterThanOrEqual(passes);
      }
    }),
  );
});
