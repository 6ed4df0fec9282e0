import { useEffect, useState, type RefObject } from 'react';

/** In milliseconds. */
const IDLE_AFTER_MS = 3000;

/** Whether pointer and keys have rested for a while on an element, whose controls may hide then. */
export function useIdle(stage: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const element = stage.current;
    if (!element || !isWatched) return undefined;
    const begin = () => setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    let timer = begin();
    const stir = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = begin();
    };
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const event of events) element.addEventListener(event, stir);
    return () => {
      setIdle(false);
      clearTimeout(timer);
      for (const event of events) element.removeEventListener(event, stir);
    };
  }, [stage, isWatched]);
  return isIdle;
}
