import { useCallback, useEffect } from 'react';
import { monotonicNow } from '../../rules/monotonic-clock.ts';
import { wallNow } from '../../rules/wall-clock.ts';
import { parseEnd, secondsLeft, untilNextSecond } from './countdown.ts';
import { useBrowserState } from '../loading/hydration.ts';
import { RESEND_SECONDS } from '../../rules/limits.ts';

/** Throws if storage is missing or the browser denies access. */
function readStored(key: string): string | null {
  try {
    return globalThis.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, end: number | null): void {
  try {
    if (end === null) globalThis.sessionStorage.removeItem(key);
    else globalThis.sessionStorage.setItem(key, JSON.stringify(end));
  } catch {
    // Without storage the countdown works, but does not survive a reload.
  }
}

/** Call this once a code has been accepted: the countdowns of a button name the numbers that codes went to. */
export function forgetCountdowns(storageKey: string): void {
  try {
    const { sessionStorage } = globalThis;
    for (const key of Object.keys(sessionStorage))
      if (key === storageKey || key.startsWith(`${storageKey}.`)) sessionStorage.removeItem(key);
  } catch {
    // Storage that is forbidden holds nothing.
  }
}

/** Its times are those of the monotonic clock: a wall clock that is set back must not prolong the wait. */
interface Countdown {
  storageKey: string;
  end: number | null;
  now: number;
}

const restore = (storageKey: string): Countdown => {
  const now = monotonicNow();
  const wall = wallNow();
  const end = parseEnd(readStored(storageKey), wall);
  return { storageKey, end: end === null ? null : now + end - wall, now };
};

/**
 * Returns the remaining seconds and a function to start them. The end is kept in session storage, by the wall clock, to
 * survive a reload, and is another one for another key.
 */
export function useCountdown(storageKey: string): { seconds: number; start: () => void } {
  const [state, setState] = useBrowserState<Countdown>(() => restore(storageKey), {
    storageKey,
    end: null,
    now: 0,
  });
  if (state.storageKey !== storageKey) setState(restore(storageKey));
  const { end, now } = state;

  useEffect(() => {
    if (end === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = monotonicNow();
      const isOver = secondsLeft(end, time) === 0;
      if (isOver) store(storageKey, null);
      else timer = setTimeout(tick, untilNextSecond(end, time));
      setState({ storageKey, end: isOver ? null : end, now: time });
    };
    tick();
    return () => clearTimeout(timer);
  }, [end, setState, storageKey]);

  const start = useCallback(() => {
    const now = monotonicNow();
    const wait = RESEND_SECONDS * 1000;
    store(storageKey, wallNow() + wait);
    setState({ storageKey, end: now + wait, now });
  }, [setState, storageKey]);

  return { seconds: secondsLeft(end, now), start };
}
