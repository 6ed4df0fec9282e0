import { useLayoutEffect, useRef } from 'react';
import { onReconnect } from '../loading/on-reconnect.ts';

/** Calls `retry` when the browser is online again and `hasFailed`, also a few seconds later if it has failed again. */
export function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  const latest = useRef<(() => void) | undefined>(undefined);
  // Layout effects: a browser may be online again as soon as the failure is shown.
  useLayoutEffect(() => {
    latest.current = hasFailed ? retry : undefined;
  });
  useLayoutEffect(() => onReconnect(() => latest.current?.()), []);
}
