import { useEffect, useRef, useState, type RefObject } from 'react';
import { IN_VIEW_AHEAD_PX } from '../limits.ts';

/** Returns whether an element is or once was near the viewport. With `isAwaited` false, it does not observe yet. */
export function useInView<Kind extends Element>(isAwaited: boolean): [RefObject<Kind | null>, boolean] {
  const ref = useRef<Kind>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear || !isAwaited) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${IN_VIEW_AHEAD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, isAwaited]);
  return [ref, isNear];
}
