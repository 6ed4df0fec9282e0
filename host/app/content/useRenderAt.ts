import { useEffect, useReducer } from 'react';

/** A timer that is longer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Renders the component again at a time, in milliseconds of the clock; never for an invalid one. */
export function useRenderAt(time: number, clock: () => number = Date.now): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const left = time - clock();
  useEffect(() => {
    if (!(left > 0)) return undefined;
    const timer = setTimeout(render, Math.min(left, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  });
}
