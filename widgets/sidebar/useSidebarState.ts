import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { plainObject } from '#src/api/schemas.ts';
import { readStored, writeStored } from '#src/session/storage.ts';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import { useBrowserState } from '#src/ui/loading/hydration.ts';

// Only a stored `false` closes the sidebar, so any other value is valid.
const choice = plainObject({ open: v.optional(v.unknown()) });

export interface SidebarState {
  isOpen: boolean;
  /** True if the sidebar is a drawer. */
  isMobile: boolean;
  toggle: () => void;
  close: () => void;
}

/**
 * Manages whether the sidebar is open. On desktop it is open unless the user has closed it, which is stored; on mobile
 * it is a drawer, closed by default. `wanted` sets the initial state, and the state whenever it changes.
 */
export function useSidebarState(
  wanted: boolean,
  onToggle: ((detail: { open: boolean }) => unknown) | undefined,
): SidebarState {
  const isMobile = useIsMobile();
  const [isShown, setShown] = useBrowserState(
    () => wanted || readStored('sidebar', choice)?.open !== false,
    true,
  );
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isOpen = isMobile ? isDrawerOpen : isShown;

  const set = isMobile ? setDrawerOpen : setShown;

  const former = useRef(wanted);
  useEffect(() => {
    if (former.current === wanted) return;
    former.current = wanted;
    set(wanted);
  }, [wanted, set]);

  // Close the drawer on desktop, so that it does not reappear when the window is narrow again.
  useEffect(() => {
    if (!isMobile) setDrawerOpen(false);
  }, [isMobile]);

  const latest = useRef(onToggle);
  useLayoutEffect(() => {
    latest.current = onToggle;
  });
  useLayoutEffect(() => {
    latest.current?.({ open: isOpen });
  }, [isOpen]);

  return {
    isOpen,
    isMobile,
    toggle: useCallback(() => {
      set(!isOpen);
      if (!isMobile) writeStored('sidebar', { open: !isOpen });
    }, [set, isOpen, isMobile]),
    close: useCallback(() => setDrawerOpen(false), []),
  };
}
