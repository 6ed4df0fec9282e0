import { flushSync } from 'react-dom';
import { nextPaint } from '../boot/next-paint.ts';
import { isVisitedEntry } from '../history/scroll-memory.ts';
import { isInPageNavigation } from '../history/useQueryParams.ts';
import { PAGE_FADE_MS } from '../limits.ts';
import type { PageRoute } from './routes.ts';

/** The page can be read from the first frame on. */
const FIRST_OPACITY = 0.3;

const LEAVING = 'data-leaving';
let marked: Element | null = null;

/**
 * Shows at the link or the button in use that the page is being left, and resolves once that is painted: rendering the next
 * page takes longer than the answer to a click may. Back, and a change of the page's own query, are shown as they come.
 */
export async function leavePage(): Promise<void> {
  stayOnPage();
  if (isVisitedEntry() || isInPageNavigation()) return;
  marked = document.activeElement?.closest('a, button') ?? null;
  marked?.setAttribute(LEAVING, '');
  if (marked) await nextPaint();
}

/** Takes back what `leavePage` has shown. */
export function stayOnPage(): void {
  marked?.removeAttribute(LEAVING);
  // Held on, it would keep the whole page that has it.
  marked = null;
}

/**
 * Shows the next page, which `show` renders. An item fades in over its list, for those who want motion; back, the list is
 * there at once. `startViewTransition` would first take a picture of the former page, as slowly as the next page renders.
 */
export function showPage(from: PageRoute, to: PageRoute, show: () => void): void {
  stayOnPage();
  if (to.meta.parent !== from.name || wantsNoMotion()) return show();
  flushSync(show);
  document.querySelector('main')?.animate({ opacity: [FIRST_OPACITY, 1] }, PAGE_FADE_MS);
}

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
