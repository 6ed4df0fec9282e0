import { useEffect } from 'react';
import { untilChinaMidnight, untilMidnight } from '#src/rules/until-midnight.ts';
import { wallNow } from '#src/rules/wall-clock.ts';
import { NEW_DAY_SPREAD_MS } from '../limits.ts';

/**
 * Calls `onMaybe` when a new day may have begun: soon after midnight here and in China, and when the page becomes visible again. Only
 * the server knows the day, so the browser's clock only decides when to send the request.
 */
export function useNewDay(onMaybe: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      const now = wallNow();
      const rest = Math.min(untilMidnight(now), untilChinaMidnight(now));
      timer = setTimeout(pass, rest + Math.random() * NEW_DAY_SPREAD_MS);
    };
    function pass() {
      // A hidden page sends the request when it becomes visible again.
      if (!document.hidden) onMaybe();
      wait();
    }
    const follow = () => {
      if (document.hidden) return;
      onMaybe();
      // Restart the timer, since timers run late after the computer has slept.
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
