import { useEffect, useRef, useState, type RefObject } from 'react';

/** Far enough ahead that a section is there when the reader arrives. */
const AHEAD = '480px 0px';

/** Whether an element is, or once was, near what is in view. `isAwaited` false: nobody asks yet. */
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
