import { afterEach, expect, it, vi } from 'vitest';
import { newKey } from '#src/rules/new-key.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('holds the time, and eight signs that another device would not make at the same time', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.123456789).mockReturnValueOnce(0.987654321);
  const [one, other] = [newKey(), newKey()];
  expect(one).toMatch(/^[0-9a-z]+-[0-9a-z]{8}$/);
  expect(parseInt(one, 36)).toBe(Date.UTC(2026, 10, 20));
  expect(other).not.toBe(one);
});
