import { useEffect, useState, type RefObject } from 'react';

/** The whole second that the film within an element is at. */
export function useFilmTime(stage: RefObject<HTMLElement | null>): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLMediaElement) setSeconds(Math.floor(target.currentTime));
    };
    const listeners = new AbortController();
    // These events do not bubble.
    const options = { capture: true, signal: listeners.signal };
    for (const type of ['timeupdate', 'seeking', 'loadedmetadata'])
      element.addEventListener(type, follow, options);
    return () => listeners.abort();
  }, [stage]);
  return seconds;
}
