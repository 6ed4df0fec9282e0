import { useCallback, useEffect, useState } from 'react';
import { parseEnd, resendSeconds, secondsLeft, untilNextSecond } from './countdown.ts';

/** Throws where there is no storage or the browser refuses it. */
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
    // Without storage the countdown only does not survive a reload.
  }
}

/** The seconds that are left, and how to start them. The end is kept in session storage, so a reload goes on. */
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
