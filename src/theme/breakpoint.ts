import { useCallback, useSyncExternalStore } from 'react';

/** Below this width, in px, the portal is laid out for a phone. */
export const MOBILE_BREAKPOINT = 992;

/** Whether a media query fits, e.g. `useMedia('(width >= 1200px)')`; follows the window. */
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
