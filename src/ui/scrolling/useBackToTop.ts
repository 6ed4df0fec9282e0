import { useScrolledPast } from './useScrolledPast.ts';
import { BACK_TO_TOP_DISTANCE_PX } from '../../rules/limits.ts';

/**
 * Returns whether a button leads back to the top, and what it does. `focusNext` gets the focus, since the button is
 * unmounted at the top.
 */
export function useBackToTop(focusNext: () => HTMLElement | null): [isShown: boolean, rise: () => void] {
  const isShown = useScrolledPast(BACK_TO_TOP_DISTANCE_PX);
  const rise = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    focusNext()?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return [isShown, rise];
}
