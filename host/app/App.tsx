import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { useSession } from '../../src/data/portal-context.ts';
import { pageTexts } from '../../src/texts/pages.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Layout } from './layout/Layout.tsx';
import { Splash } from './layout/Splash.tsx';
import { RouteError } from './layout/RouteError.tsx';
import { Pages } from './Pages.tsx';
import { useRoute, type ShownPage } from './useRoute.ts';

/** The standalone portal: the URL decides the page, and the page's meta decides the layout. */
export function App() {
  const address = useAddress();
  const go = useCallback((to: string, options?: { replace: boolean }) => navigate(to, options), []);
  const { shown, isLoading, retry } = useRoute(address, go);
  usePageTitle(shown);
  useFocusOnNavigation(shown);

  if (!shown) return <Splash />;
  const { route, Page, error } = shown;
  return (
    <Layout route={route} address={shown.address} isLoading={isLoading}>
      {Page ? (
        <Pages key={shown.owner} entry={{ route, address: shown.address, Page }} />
      ) : (
        <RouteError error={error} onRetry={retry} busy={isLoading} />
      )}
    </Layout>
  );
}

function useAddress(): string {
  const path = usePathname();
  const search = useSearch();
  // wouter does not watch the hash, so read it when the path or the query changes.
  return useMemo(() => path + search + window.location.hash, [path, search]);
}

function usePageTitle(shown: ShownPage | null): void {
  const titles = useTexts(pageTexts);
  const organisation = useSession((session) => session.orgConfig?.name ?? '');
  useEffect(() => {
    if (!shown) return;
    document.title = [titles[shown.route.name], organisation].filter(Boolean).join(' - ');
  }, [shown, titles, organisation]);
}

/** Scrolls to the top and focuses the heading after every navigation, so that screen readers announce the page. */
function useFocusOnNavigation(shown: ShownPage | null): void {
  const former = useRef<ShownPage | null>(null);
  useLayoutEffect(() => {
    if (!shown) return;
    const { address, owner } = former.current ?? shown;
    // If the same page renders again, e.g. because another tab has logged in, keep scroll position and focus.
    if (address !== shown.address || owner !== shown.owner) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((one) =>
        one.checkVisibility(),
      );
      heading?.setAttribute('tabindex', '-1');
      (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    }
    former.current = shown;
  }, [shown]);
}
