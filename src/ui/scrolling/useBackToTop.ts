import { useScrolledPast } from './useScrolledPast.ts';

/** The scroll distance in px after which back-to-top appears. */
export const BACK_TO_TOP_DISTANCE = 60;

/**
 * Returns whether a button leads back to the top, and what it does. `focusNext` gets the focus, since the button is
 * unmounted at the top.
 */
export function useBackToTop(focusNext: () => HTMLElement | null): [isShown: boolean, rise: () => void] {
  const isShown = useScrolledPast(BACK_TO_TOP_DISTANCE);
  const rise = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    focusNext()?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return [isShown, rise];
}
