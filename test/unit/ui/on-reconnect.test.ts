import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onReconnect } from '#src/ui/loading/on-reconnect.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const comeOnline = () => dispatchEvent(new Event('online'));

/** The seconds at which `retry` was called. */
function moments() {
  const start = Date.now();
  const called: number[] = [];
  const stop = onReconnect(() => called.push((Date.now() - start) / 1000));
  return { called, stop };
}

describe('a browser that is online again', () => {
  it('retries at once, and until the line carries something', () => {
    const { called, stop } = moments();
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([]);
    comeOnline();
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([60, 61, 63, 67]);
    stop();
  });

  it('begins anew where the line was gone again', () => {
    const { called, stop } = moments();
    comeOnline();
    vi.advanceTimersByTime(2000);
    comeOnline();
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([0, 1, 2, 3, 5, 9]);
    stop();
  });

  it('retries nothing any more once it is stopped', () => {
    const { called, stop } = moments();
    comeOnline();
    stop();
    comeOnline();
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([0]);
  });
});
