import { useEffect, useRef } from 'react';

/**
 * Loads a list again when the polled count rises, also where the list comes in the same moment: its request may have
 * been answered before the new one was there. `count`: undefined before the first poll.
 */
export function useRefetchOnRise(count: number | undefined, refetch: () => void): void {
  const known = useRef(count);
  useEffect(() => {
    const former = known.current;
    known.current = count;
    if (count !== undefined && former !== undefined && count > former) refetch();
  });
}
