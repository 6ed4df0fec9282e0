import { useEffect, useRef } from 'react';

interface Unread {
  /** As polled; undefined before the first poll. */
  count: number | undefined;
  /** The number in the list; undefined while it is loading. */
  listed: number | undefined;
}

interface Stale {
  /** Loads the list, which shows less than the count. */
  onListBehind: () => void;
  /** Asks for the count, which is less than the list shows: something has arrived since the last poll. */
  onCountBehind: () => void;
}

/** Brings a list of unread notifications and the polled count together. */
export function useRefetchWhenStale({ count, listed }: Unread, { onListBehind, onCountBehind }: Stale): void {
  // Once per number: the list and the count of a server may disagree for good.
  const handled = useRef({ count: 0, listed: 0 });
  useEffect(() => {
    if (count === undefined) return;
    // After all was read, the same number may mean a new one.
    handled.current.count = Math.min(handled.current.count, count);
    if (listed === undefined) return;
    handled.current.listed = Math.min(handled.current.listed, listed);
    if (count > listed && handled.current.count !== count) {
      handled.current.count = count;
      onListBehind();
    }
    if (listed > count && handled.current.listed !== listed) {
      handled.current.listed = listed;
      onCountBehind();
    }
  });
}
