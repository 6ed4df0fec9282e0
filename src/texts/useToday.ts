import { useCallback, useEffect, useState } from 'react';
import { untilMidnight } from '../rules/until-midnight.ts';
import { dayTexts, dayTime } from './day-time.ts';
import { useTexts } from './useTexts.ts';

const dayOf = (time: number) => new Date(time).toDateString();

/** Returns a time of the current day; renders again when a day begins, also if the page was hidden then. */
export function useToday(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const current = Date.now();
      setNow((known) => (dayOf(known) === dayOf(current) ? known : current));
      clearTimeout(timer);
      timer = setTimeout(check, untilMidnight(current));
    };
    check();
    // Timers run late after the computer has slept.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return now;
}

/** Returns `dayTime` in the current language, which stays right over midnight. */
export function useDayTime(): (time: string | number) => string {
  const words = useTexts(dayTexts);
  const today = useToday();
  return useCallback((time) => dayTime(time, words, today), [words, today]);
}
