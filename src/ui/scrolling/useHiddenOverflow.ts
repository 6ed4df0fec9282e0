import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';

interface HiddenOverflow {
  above: boolean;
  below: boolean;
}

/**
 * Returns at which ends a scroll area hides content, so that its style can hint at it. `content` is measured again before
 * the paint when it changes.
 */
export function useHiddenOverflow(
  areaRef: RefObject<HTMLElement | null>,
  content?: ReactNode,
): HiddenOverflow {
  const [hidden, setHidden] = useState<HiddenOverflow>({ above: false, below: false });
  const check = useCallback(() => {
    const area = areaRef.current;
    if (!area) return;
    const above = area.scrollTop > 1;
    const below = area.scrollTop + area.clientHeight < area.scrollHeight - 1;
    setHidden((former) => (former.above === above && former.below === below ? former : { above, below }));
  }, [areaRef]);
  useLayoutEffect(check, [check, content]);
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    const sizes = new ResizeObserver(check);
    const nodes = new MutationObserver(check);
    sizes.observe(area);
    nodes.observe(area, { childList: true, subtree: true });
    area.addEventListener('scroll', check, { passive: true });
    return () => {
      sizes.disconnect();
      nodes.disconnect();
      area.removeEventListener('scroll', check);
    };
  }, [areaRef, check]);
  return hidden;
}
