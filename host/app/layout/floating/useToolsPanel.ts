import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { HOVER_GRACE_MS } from '../../limits.ts';

/** Opens a panel on hover, and keeps it open after a click on its button. */
export function useToolsPanel() {
  const [isHovered, setHovered] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const close = () => {
    clearTimeout(leaving.current);
    setHovered(false);
    setPinned(false);
  };
  return {
    isOpen: isHovered || isPinned,
    close,
    /** A click on a panel that hover has opened keeps it open. */
    toggle: () => (isPinned ? close() : setPinned(true)),
    hover: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(leaving.current);
        setHovered(true);
      },
      onPointerLeave() {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => setHovered(false), HOVER_GRACE_MS);
      },
    },
  };
}
