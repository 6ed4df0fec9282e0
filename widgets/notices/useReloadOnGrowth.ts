import { useEffect, useRef } from 'react';

/** Loads a list anew when there is more unread than before; `pending` counts the changes that are under way. */
export function useReloadOnGrowth(count: number, pending: number, reload: () => void): void {
  const former = useRef({ count, pending });
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    // What grows as a change ends is only that change taken back.
    if (count > former.current.count && pending === former.current.pending) latest.current();
    former.current = { count, pending };
  }, [count, pending]);
}
