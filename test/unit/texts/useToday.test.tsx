import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDayTime } from '#src/texts/useToday.ts';

let isHidden = false;
beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 50) });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Row() {
  return <p>{useDayTime()(new Date(2026, 10, 20, 8, 30).getTime())}</p>;
}

test('a day’s name changes at midnight, and again the next', () => {
  const { container, unmount } = render(<Row />);
  expect(container.textContent).toBe('今天 08:30');
  act(() => vi.advanceTimersByTime(9 * 60_000));
  expect(container.textContent).toBe('今天 08:30');
  act(() => vi.advanceTimersByTime(60_000));
  expect(container.textContent).toBe('昨天 08:30');
  act(() => vi.advanceTimersByTime(24 * 3_600_000));
  expect(container.textContent).toBe('前天 08:30');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('it is right at once after the computer has slept over midnight', () => {
  const { container, unmount } = render(<Row />);
  vi.setSystemTime(new Date(2026, 10, 21, 9));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(container.textContent).toBe('昨天 08:30');
  unmount();
});
