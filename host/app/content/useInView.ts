import { useEffect, useRef, useState, type RefObject } from 'react';

/** Start far enough ahead that a section has loaded before the user scrolls to it. */
const AHEAD = '480px 0px';

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
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, isAwaited]);
  return [ref, isNear];
}
