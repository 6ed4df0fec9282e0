import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { plainObject } from '../../src/api/schemas.ts';
import { readStored, writeStored } from '../../src/session/storage.ts';
import { useIsMobile } from '../../src/theme/breakpoint.ts';

// Only `false` closes it.
const choice = plainObject({ open: v.optional(v.unknown()) });

export interface SidebarState {
  isOpen: boolean;
  /** It is a drawer. */
  isMobile: boolean;
  toggle: () => void;
  close: () => void;
}

/**
 * Whether the sidebar is open. On a desktop it is, unless the user has closed it, which is remembered; on a phone it
 * is a drawer, which is closed until it is asked for. `wanted` opens it at the start, and whenever it changes.
 */
export function useSidebarState(
  wanted: boolean,
  onToggle: ((detail: { open: boolean }) => unknown) | undefined,
): SidebarState {
  const isMobile = useIsMobile();
  const [isShown, setShown] = useState(() => wanted || readStored('sidebar', choice)?.open !== false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isOpen = isMobile ? isDrawerOpen : isShown;

  const set = isMobile ? setDrawerOpen : setShown;

  const former = useRef(wanted);
  useEffect(() => {
    if (former.current === wanted) return;
    former.current = wanted;
    set(wanted);
  }, [wanted, set]);

  // A drawer that was left open does not come back when the window is narrow again.
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
