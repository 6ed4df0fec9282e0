import { useEffect } from 'react';
import { usePortal } from '#src/data/portal-context.ts';
import type { Portal } from '#src/portal.ts';
import { firstRoute, isPage } from './match-route.ts';
import { loadPage } from './page-loaders.ts';
import { mayShow } from './resolve-route.ts';
import { PREFETCH_DELAY_MS } from '../limits.ts';

/**
 * Loads the code of a page, and what it queries first, when the pointer rests on a link to it, or when the link is
 * focused or pressed, so that the click does not wait for it. Does nothing for visitors who save data.
 */
export function usePagePrefetch(isPending: boolean): void {
  const portal = usePortal();
  useEffect(() => {
    if (isPending || savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetchLater = ({ target, type }: Event) => {
      clearTimeout(timer);
      const url = urlOfLink(target);
      if (!url) return;
      // A failure is shown when the page is opened, which loads it again.
      const prefetch = () => void prefetchPage(portal, url).catch(() => {});
      timer = setTimeout(prefetch, type === 'pointerdown' ? 0 : PREFETCH_DELAY_MS);
    };
    for (const type of intents) document.addEventListener(type, prefetchLater, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of intents) document.removeEventListener(type, prefetchLater);
    };
  }, [isPending, portal]);
}

const intents = ['pointerover', 'focusin', 'pointerdown'] as const;

/** The URL of a link to a page of the portal. */
function urlOfLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || !isPage(link.pathname)) return undefined;
  return new URL(link.href);
}

async function prefetchPage(portal: Portal, url: URL): Promise<void> {
  const route = firstRoute(url.pathname, url.searchParams);
  const { prefetch } = await loadPage(route, portal.settings.getSnapshot().features);
  if (mayShow(portal, route, url)) prefetch?.(portal, route.name, url.searchParams);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
