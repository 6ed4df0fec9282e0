import { useEffect, useRef } from 'react';

/**
 * Loads a list again when the polled count says that more is unread than the list shows. `unread`: the number in the
 * list; undefined while it is loading.
 */
export function useRefetchWhenStale(count: number, unread: number | undefined, refetch: () => void): void {
  // Once per count: the list and the count of a server may disagree for good.
  const handledCount = useRef(0);
  useEffect(() => {
    // After all was read, the same count may mean a new one.
    handledCount.current = Math.min(handledCount.current, count);
    if (unread === undefined || count <= unread || handledCount.current === count) return;
    handledCount.current = count;
    refetch();
  });
}
