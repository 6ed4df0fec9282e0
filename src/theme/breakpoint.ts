import { useCallback, useSyncExternalStore } from 'react';

/** Below this width in px the portal uses the phone layout. */
export const MOBILE_BREAKPOINT = 992;

/**
 * Returns whether a media query matches, e.g. `useMedia('(width >= 1200px)')`, and updates when that changes.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const mobile = `(width < ${MOBILE_BREAKPOINT}px)`;

export function useIsMobile(): boolean {
  return useMedia(mobile);
}
