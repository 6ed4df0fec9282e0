import { useCallback, useSyncExternalStore } from 'react';
import { untilMidnight } from '../rules/until-midnight.ts';
import { dayTexts, dayTime } from './day-time.ts';
import { useTexts } from './useTexts.ts';
import { wallNow } from '../rules/wall-clock.ts';

const dayOf = (time: number) => new Date(time).toDateString();

let today = wallNow();
let timer: ReturnType<typeof setTimeout> | undefined;
/** They share a timer, since a list has a time in every row. A set, because a valtio proxy cannot say who is the first. */
const listeners = new Set<() => void>();

function check(): void {
  clearTimeout(timer);
  timer = setTimeout(check, untilMidnight(wallNow()));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    check();
    // Timers run late after the computer has slept.
    document.addEventListener('visibilitychange', check);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

function currentDay(): number {
  const now = wallNow();
  if (dayOf(now) !== dayOf(today)) today = now;
  return today;
}

/** Returns a time of the current day; renders again when a day begins, also if the page was hidden then. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, currentDay, currentDay);
}

/** Returns `dayTime` in the current language, which stays right over midnight. */
export function useDayTime(): (time: number | null | undefined) => string {
  const words = useTexts(dayTexts);
  const today = useToday();
  return useCallback((time) => dayTime(time, words, today), [words, today]);
}
