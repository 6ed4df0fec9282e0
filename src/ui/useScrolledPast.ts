import { useCallback, useSyncExternalStore } from 'react';

/** How far the page is scrolled, in px, before the header changes its look and back-to-top appears. */
export const SCROLL_THRESHOLD = 60;

/** Whether the page is scrolled past so many px. */
export function useScrolledPast(threshold = SCROLL_THRESHOLD): boolean {
  const read = useCallback(() => window.scrollY > threshold, [threshold]);
  return useSyncExternalStore(subscribe, read, () => false);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
