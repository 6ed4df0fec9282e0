import { useEffect, useState, type RefObject } from 'react';

interface HiddenOverflow {
  above: boolean;
  below: boolean;
}

/** Returns at which ends a scroll area hides content, so that its style can hint at it. */
export function useHiddenOverflow(areaRef: RefObject<HTMLElement | null>): HiddenOverflow {
  const [hidden, setHidden] = useState<HiddenOverflow>({ above: false, below: false });
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    const check = () => {
      const above = area.scrollTop > 1;
      const below = area.scrollTop + area.clientHeight < area.scrollHeight - 1;
      setHidden((former) => (former.above === above && former.below === below ? former : { above, below }));
    };
    const sizes = new ResizeObserver(check);
    const content = new MutationObserver(check);
    sizes.observe(area);
    content.observe(area, { childList: true, subtree: true });
    area.addEventListener('scroll', check, { passive: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
      area.removeEventListener('scroll', check);
    };
  }, [areaRef]);
  return hidden;
}
