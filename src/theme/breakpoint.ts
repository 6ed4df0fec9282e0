import { useCallback, useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../rules/limits.ts';

/**
 * Returns whether a media query matches, e.g. `useMedia('(width >= 1200px)')`, and updates when that changes. On
 * a server, and while its HTML is hydrated, it is `onServer`.
 */
export function useMedia(query: string, onServer = false): boolean {
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
    () => onServer,
  );
}

const mobile = `(width < ${MOBILE_BREAKPOINT_PX}px)`;

/** A touch device most likely has an on-screen keyboard. */
export function useIsTouch(): boolean {
  return useMedia('(pointer: coarse)');
}

export function useIsMobile(): boolean {
  return useMedia(mobile);
}
