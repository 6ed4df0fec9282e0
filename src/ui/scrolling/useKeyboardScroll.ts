import { useEffect, useState, type RefObject } from 'react';
import { tabStops } from '../focus/focus.ts';

/**
 * Returns whether a scroll area must be focusable for keyboard users: it overflows and contains no tab stop.
 */
export function useKeyboardScroll(areaRef: RefObject<HTMLElement | null>): boolean {
  const [needsFocus, setNeedsFocus] = useState(false);
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    const check = () =>
      setNeedsFocus(area.scrollHeight > area.clientHeight + 1 && tabStops(area).length === 0);
    const sizes = new ResizeObserver(check);
    const content = new MutationObserver(check);
    sizes.observe(area);
    content.observe(area, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [areaRef]);
  return needsFocus;
}
