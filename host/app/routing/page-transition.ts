import { flushSync } from 'react-dom';
import type { PageRoute } from './routes.ts';

/**
 * Shows the next page; between a page and the one above it, e.g. an item and its list, the browser fades where it can and
 * its user wants motion. `show` renders the page, and is called at once or in one of the next frames.
 */
export function showPage(from: PageRoute, to: PageRoute, show: () => void): void {
  if (!areNeighbours(from, to) || document.hidden || !mayFade()) return show();
  // oxlint-disable-next-line floor/newer -- `mayFade` has asked for it
  const { ready } = document.startViewTransition(() => flushSync(show));
  // The next navigation may end the fade before it begins.
  ready.catch(() => undefined);
}

const areNeighbours = (from: PageRoute, to: PageRoute): boolean =>
  from.meta.parent === to.name || to.meta.parent === from.name;

const mayFade = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
