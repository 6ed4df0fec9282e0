import { useEffect, useState } from 'react';
import { SCROLL_THRESHOLD_PX } from '../../rules/limits.ts';

/** Returns whether the page is scrolled further than the threshold in px. */
export function useScrolledPast(threshold = SCROLL_THRESHOLD_PX): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const check = () => setPast(window.scrollY > threshold);
    // Reading the position now would force a layout of what is being rendered.
    const frame = requestAnimationFrame(check);
    window.addEventListener('scroll', check, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', check);
    };
  }, [threshold]);
  return isPast;
}
