import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeState, takeState } from '#src/session/login/scan-state.ts';
import { SCAN_STATE_LIFE_MS } from '#src/rules/limits.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

describe('the state of a scan', () => {
  it('is taken once', () => {
    const state = makeState();
    expect(takeState(state)).toBe(true);
    expect(takeState(state)).toBe(false);
  });

  it('differs every time, and the one before it still counts', () => {
    const [first, second] = [makeState(), makeState()];
    expect(first).not.toBe(second);
    expect(takeState(first)).toBe(true);
    expect(takeState(second)).toBe(false);
  });

  it('is forgotten after the third that follows', () => {
    const first = makeState();
    makeState();
    makeState();
    makeState();
    expect(takeState(first)).toBe(false);
  });

  it('is over after ten minutes', () => {
    vi.useFakeTimers();
    const state = makeState();
    vi.advanceTimersByTime(SCAN_STATE_LIFE_MS);
    expect(takeState(state)).toBe(false);
  });

  it('is over after a clock that is set back by a day too', () => {
    vi.useFakeTimers();
    const state = makeState();
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(takeState(state)).toBe(false);
  });

  it.each(['', 'unknown'])('is not "%s"', (state) => {
    makeState();
    expect(takeState(state)).toBe(false);
  });

  it('outlives a wrong one', () => {
    const state = makeState();
    expect(takeState('guessed')).toBe(false);
    expect(takeState(state)).toBe(true);
  });

  it('is never an empty one, whatever stands in the storage', () => {
    sessionStorage.setItem('portal.scanStates', JSON.stringify([{ state: '', at: Date.now() }]));
    expect(takeState('')).toBe(false);
  });

  it.each(['', '{', '{}', '[{"state":1}]', 'null'])('survives broken storage: %s', (stored) => {
    sessionStorage.setItem('portal.scanStates', stored);
    expect(takeState('x')).toBe(false);
    expect(takeState(makeState())).toBe(true);
  });
});
