import { useEffect, useState } from 'react';

/** The scroll distance in px after which the header changes its look, and floating buttons may give way. */
export const SCROLL_THRESHOLD = 60;

/** Returns whether the page is scrolled further than the threshold in px. */
export function useScrolledPast(threshold = SCROLL_THRESHOLD): boolean {
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
