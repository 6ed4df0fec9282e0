import { useCallback, useEffect, useState } from 'react';
import { parseEnd, resendSeconds, secondsLeft, untilNextSecond } from './countdown.ts';

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

/**
 * Returns the remaining seconds and a function to start them. The end is kept in session storage to survive a
 * reload.
 */
export function useCountdown(storageKey: string): { seconds: number; start: () => void } {
  const [end, setEnd] = useState(() => parseEnd(readStored(storageKey), Date.now()));
  const [seconds, setSeconds] = useState(() => secondsLeft(end, Date.now()));

  useEffect(() => {
    if (end === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      const left = secondsLeft(end, now);
      setSeconds(left);
      if (left > 0) timer = setTimeout(tick, untilNextSecond(end, now));
      else {
        setEnd(null);
        store(storageKey, null);
      }
    };
    tick();
    return () => clearTimeout(timer);
  }, [end, storageKey]);

  const start = useCallback(() => {
    const next = Date.now() + resendSeconds * 1000;
    store(storageKey, next);
    setEnd(next);
    setSeconds(resendSeconds);
  }, [storageKey]);

  return { seconds, start };
}
