import { useEffect } from 'react';

/** Not all pages ask in the same second. */
const SPREAD_MS = 60_000;

/** Milliseconds until the next midnight of the browser's zone. */
export function untilMidnight(now: number): number {
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  return midnight.getTime() - now;
}

/**
 * Calls when another day may have begun: soon after midnight, and when the page is shown again. Only the server knows
 * whether it has, so the browser's clock decides no more than when to ask.
 */
export function useNewDay(onMaybe: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(pass, untilMidnight(Date.now()) + Math.random() * SPREAD_MS);
    };
    function pass() {
      // A hidden page asks when it is shown again.
      if (!document.hidden) onMaybe();
      wait();
    }
    const follow = () => {
      if (document.hidden) return;
      onMaybe();
      // A computer that has slept wakes with its timers late.
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [onMaybe]);
}
