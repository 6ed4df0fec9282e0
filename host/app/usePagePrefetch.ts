import { useEffect } from 'react';
import { usePortal } from '../../src/data/portal-context.ts';
import { firstRoute, isPage } from './match-route.ts';
import { loadPage } from './page-loaders.ts';
import type { PageRoute } from './routes.ts';

/** A pointer that only crosses a link has left it by then. */
const INTENT_DELAY_MS = 50;

/**
 * Loads the code of a page when the pointer rests on a link to it, or when the link is focused or pressed, so that the
 * click does not wait for it. Does nothing for visitors who save data.
 */
export function usePagePrefetch(isPending: boolean): void {
  const { features } = usePortal().config;
  useEffect(() => {
    if (isPending || savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetchLater = ({ target, type }: Event) => {
      clearTimeout(timer);
      const route = routeOfLink(target);
      if (!route) return;
      // A failure is shown when the page is opened, which loads it again.
      const prefetch = () => void loadPage(route, features).catch(() => {});
      timer = setTimeout(prefetch, type === 'pointerdown' ? 0 : INTENT_DELAY_MS);
    };
    for (const type of intents) document.addEventListener(type, prefetchLater, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of intents) document.removeEventListener(type, prefetchLater);
    };
  }, [isPending, features]);
}

const intents = ['pointerover', 'focusin', 'pointerdown'] as const;

/** The page that a link of the portal leads to. */
function routeOfLink(target: EventTarget | null): PageRoute | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || !isPage(link.pathname)) return undefined;
  return firstRoute(link.pathname, new URLSearchParams(link.search));
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
