import { useEffect, useRef } from 'react';

/** Loads a list anew when the count says that more is unread than it knows of; `listed` undefined: not loaded. */
export function useCatchUp(count: number, listed: number | undefined, reload: () => void): void {
  // Once for each count: a server's list and count may disagree for good.
  const caughtUp = useRef(0);
  useEffect(() => {
    if (listed === undefined || count <= listed || caughtUp.current === count) return;
    caughtUp.current = count;
    reload();
  });
}
