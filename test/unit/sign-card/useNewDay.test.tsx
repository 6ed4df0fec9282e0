import { render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilChinaMidnight, untilMidnight } from '#src/rules/until-midnight.ts';
import { useNewDay } from '#widgets/sign-card/useNewDay.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('the time until midnight', () => {
  it.each([
    ['23:59', new Date(2026, 10, 20, 23, 59), minute],
    ['noon', new Date(2026, 10, 20, 12), 12 * hour],
    ['midnight itself', new Date(2026, 10, 20), 24 * hour],
    ['the last day of a year', new Date(2026, 11, 31, 23), hour],
  ])('at %s', (_, now, wait) => expect(untilMidnight(now.getTime())).toBe(wait));

  it('always leads to the beginning of the next day', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date(2000, 0, 1), max: new Date(2100, 0, 1) }),
        (now) => {
          const then = new Date(now.getTime() + untilMidnight(now.getTime()));
          expect([then.getHours(), then.getMinutes(), then.getSeconds()]).toEqual([0, 0, 0]);
          expect(then.getTime()).toBeGreaterThan(now.getTime());
        },
      ),
    );
  });
});

it.each([
  ['2026-11-20T15:59:00Z', minute],
  ['2026-11-20T16:00:00Z', 24 * hour],
  ['2026-11-21T00:00:00+09:00', hour],
])('at %s midnight in China is %i ms away, whatever the zone of the browser', (now, wait) => {
  expect(untilChinaMidnight(Date.parse(now))).toBe(wait);
});

describe('a new day', () => {
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

  function Watch({ onMaybe }: { onMaybe: () => void }) {
    useNewDay(onMaybe);
    return null;
  }
  const watch = () => {
    const onMaybe = vi.fn();
    return { onMaybe, ...render(<Watch onMaybe={onMaybe} />) };
  };
  const show = (hidden: boolean) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('is asked for after midnight, not before, and the next day again', () => {
    const { onMaybe } = watch();
    vi.advanceTimersByTime(10 * minute - 1);
    expect(onMaybe).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * minute);
    expect(onMaybe).toHaveBeenCalledTimes(1);
    const both = new Date().getTimezoneOffset() === -8 * 60 ? 1 : 2;
    vi.advanceTimersByTime(24 * hour);
    // Once at midnight here, and once at midnight in China.
    expect(onMaybe).toHaveBeenCalledTimes(1 + both);
  });

  it('is asked for at once when the page is shown again, whatever the time', () => {
    const { onMaybe } = watch();
    show(true);
    expect(onMaybe).not.toHaveBeenCalled();
    show(false);
    expect(onMaybe).toHaveBeenCalledTimes(1);
  });

  it('is not asked for while the page is hidden', () => {
    const { onMaybe } = watch();
    show(true);
    vi.advanceTimersByTime(48 * hour);
    expect(onMaybe).not.toHaveBeenCalled();
    show(false);
    expect(onMaybe).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing behind', () => {
    const { onMaybe, unmount } = watch();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    show(false);
    expect(onMaybe).not.toHaveBeenCalled();
  });
});
