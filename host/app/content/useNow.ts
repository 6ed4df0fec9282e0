import { useEffect, useReducer } from 'react';
import { wallNow } from '#src/rules/wall-clock.ts';

/** A timer that is longer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Returns the time of the clock, and renders again when one of the moments has come; an invalid one never comes. */
export function useNow(moments: readonly number[], clock: () => number = wallNow): number {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const now = clock();
  const left = Math.min(...moments.map((moment) => moment - now).filter((rest) => rest > 0));
  useEffect(() => {
    if (left === Infinity) return undefined;
    const timer = setTimeout(render, Math.min(left, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [left]);
  return now;
}
