import { useEffect, useState } from 'react';

/** Longer lists are rendered in batches. Up to this length all rows are rendered at once, so that nothing below them moves. */
export const BATCH_THRESHOLD = 20;
/** As many as the bell's panel shows without scrolling. */
const FIRST_BATCH = 8;
/** Small enough for a slow processor to handle a click between two batches. */
const BATCH_SIZE = 28;

/** How many rows of a list to render: the visible ones first, the others in batches after the first paint. */
export function useProgressiveRender(total: number): { count: number; renderAll: () => void } {
  const [count, setCount] = useState(total > BATCH_THRESHOLD ? FIRST_BATCH : total);
  const isComplete = count >= total;
  useEffect(() => {
    // All rows are rendered: lift the cap for good, or rows pushed down by new ones would unmount.
    if (isComplete) return setCount(Infinity);
    let isUnmounted = false;
    const renderNextBatch = () => {
      requestAnimationFrame(() => {
        // After the paint of this frame.
        setTimeout(() => {
          if (isUnmounted) return;
          setCount((current) => current + BATCH_SIZE);
          renderNextBatch();
        });
      });
    };
    renderNextBatch();
    return () => {
      isUnmounted = true;
    };
  }, [isComplete]);
  return { count, renderAll: () => setCount(Infinity) };
}
