import { useEffect, useState, type RefObject } from 'react';
import { tabStops } from './focus.ts';

/** Whether a scrolling area must be a stop of Tab itself: it overflows, and nothing in it can take the focus. */
export function useScrollStop(areaRef: RefObject<HTMLElement | null>): boolean {
  const [isStop, setIsStop] = useState(false);
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    const look = () => setIsStop(area.scrollHeight > area.clientHeight + 1 && tabStops(area).length === 0);
    const sizes = new ResizeObserver(look);
    const content = new MutationObserver(look);
    sizes.observe(area);
    content.observe(area, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [areaRef]);
  return isStop;
}
