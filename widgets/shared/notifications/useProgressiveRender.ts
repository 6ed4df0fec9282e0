import { useEffect, useState } from 'react';
import { BATCH_THRESHOLD, FIRST_BATCH_SIZE, BATCH_SIZE } from '../../limits.ts';

/** How many rows of a list to render: the visible ones first, the others in batches after the first paint. */
export function useProgressiveRender(total: number): { count: number; renderAll: () => void } {
  const [count, setCount] = useState(total > BATCH_THRESHOLD ? FIRST_BATCH_SIZE : total);
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
