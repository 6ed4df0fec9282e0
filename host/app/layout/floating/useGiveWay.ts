import { useEffect, useState, type RefObject } from 'react';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import { focusedElement } from '#src/ui/focus/focus.ts';
import { followScroll, overlaps } from './give-way.ts';

/**
 * Returns whether a floating group must give way: where there is little room, while the user scrolls down, and
 * everywhere, while it covers the focused control.
 */
export function useGiveWay(groupRef: RefObject<HTMLElement | null>): boolean {
  const isNarrow = useIsMobile();
  const [isScrolledDown, setScrolledDown] = useState(false);
  const [coversFocus, setCoversFocus] = useState(false);

  useEffect(() => {
    const group = groupRef.current;
    if (!group) return;
    let trend = { extreme: window.scrollY, isDown: false };

    const checkFocus = () => {
      const focused = focusedElement(group);
      setCoversFocus(
        focused !== null &&
          isKeyboardStop(focused) &&
          !group.contains(focused) &&
          overlaps(group.getBoundingClientRect(), focused.getBoundingClientRect()),
      );
    };
    const checkScroll = () => {
      trend = followScroll(trend, window.scrollY);
      setScrolledDown(trend.isDown);
      checkFocus();
    };
    // A focused control may also move, or be moved into the view, without a scroll of the window.
    const sizes = new ResizeObserver(checkFocus);
    sizes.observe(document.documentElement);
    sizes.observe(group);
    const abort = new AbortController();
    const passive = { passive: true, signal: abort.signal };
    window.addEventListener('scroll', checkScroll, passive);
    document.addEventListener('scroll', checkFocus, { ...passive, capture: true });
    document.addEventListener('focusin', checkFocus, passive);
    document.addEventListener('focusout', checkFocus, passive);
    document.addEventListener('pointerup', checkFocus, passive);
    return () => {
      sizes.disconnect();
      abort.abort();
    };
  }, [groupRef]);

  return coversFocus || (isNarrow && isScrolledDown);
}

/** A heading or `main` that gets the focus after a navigation is no control, so it may be covered. */
function isKeyboardStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.matches(':focus-visible');
}
