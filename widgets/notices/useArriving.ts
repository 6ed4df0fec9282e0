import { useEffect, useState } from 'react';

/** As many as the bell's panel shows at once. */
const FIRST = 8;
/** Up to so many come together: below a short list something else may stand, which should not move. */
const FEW = 20;
/** So few that even a slow processor answers a click in between. */
const STEP = 28;

/** How many rows of a list are there: what is seen at once, and after the first paint some more with each frame. */
export function useArriving(total: number): { count: number; hurry: () => void } {
  const [count, setCount] = useState(total > FEW ? FIRST : total);
  const isAll = count >= total;
  useEffect(() => {
    // All there are, and all that ever come to them: none that moves down may leave.
    if (isAll) return setCount(Infinity);
    let frame = 0;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => {
          setCount((now) => now + STEP);
          next();
        });
      });
    };
    next();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isAll]);
  return { count, hurry: () => setCount(Infinity) };
}
