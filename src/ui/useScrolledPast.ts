import { useCallback, useSyncExternalStore } from 'react';

/** The scroll distance in px after which the header changes its look and back-to-top appears. */
export const SCROLL_THRESHOLD = 60;

/** Returns whether the page is scrolled further than the threshold in px. */
export function useScrolledPast(threshold = SCROLL_THRESHOLD): boolean {
  const read = useCallback(() => window.scrollY > threshold, [threshold]);
  return useSyncExternalStore(subscribe, read, () => false);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
