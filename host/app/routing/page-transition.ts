import { flushSync } from 'react-dom';
import { PAGE_FADE_MS } from '../limits.ts';
import type { PageRoute } from './routes.ts';

/** The page can be read from the first frame on. */
const FIRST_OPACITY = 0.3;

/**
 * Shows the next page, which `show` renders. An item fades in over its list, for those who want motion; back, the list is
 * there at once. `startViewTransition` would first take a picture of the former page, as slowly as the next page renders.
 */
export function showPage(from: PageRoute, to: PageRoute, show: () => void): void {
  if (to.meta.parent !== from.name || document.hidden || wantsNoMotion()) return show();
  flushSync(show);
  document.querySelector('main')?.animate({ opacity: [FIRST_OPACITY, 1] }, PAGE_FADE_MS);
}

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
