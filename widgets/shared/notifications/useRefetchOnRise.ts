import { useEffect, useRef } from 'react';

/**
 * Loads a list again when the polled count rises while the list stays as it is. It compares the count with its own
 * former value: the rows of the counts come with the same poll, so they never differ from it.
 *
 * `count`: undefined before the first poll. `list`: another object after each load.
 */
export function useRefetchOnRise(count: number | undefined, list: unknown, refetch: () => void): void {
  const known = useRef({ count, list });
  useEffect(() => {
    const former = known.current;
    known.current = { count, list };
    const hasRisen = count !== undefined && former.count !== undefined && count > former.count;
    if (hasRisen && list !== undefined && list === former.list) refetch();
  });
}
