import {
  useCallback,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import { nameView } from '#src/rules/raised-errors.ts';
import { useSession } from '#src/data/portal-context.ts';
import { pageTexts } from './routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { navigatePage } from './history/back-history.ts';
import { useFirstPaintEnd, useFirstPaintHints } from './boot/first-paint-hints.ts';
import { Layout } from './layout/Layout.tsx';
import type { RecentPagesProps } from './layout/palette/RecentPages.tsx';
import { PageSkeleton } from './layout/PageSkeleton.tsx';
import { RouteError } from './layout/RouteError.tsx';
import { PageHeadContext, writeHead, writeReferrerPolicy, type PageHead } from './routing/page-head.ts';
import { Pages } from './routing/Pages.tsx';
import { PageRouteContext } from './routing/page-route.ts';
import type { PageRoute } from './routing/routes.ts';
import { pageHeading } from './history/page-heading.ts';
import { restoreFocus, restoreScroll } from './history/scroll-memory.ts';
import type { ShownPage } from './routing/shown-page.ts';
import { useFileGuard } from './layout/useFileGuard.ts';
import { usePagePrefetch } from './routing/usePagePrefetch.ts';
import { isInPageNavigation } from './history/useQueryParams.ts';
import { useRoute } from './routing/useRoute.ts';
import { viewOf } from './routing/view-of.ts';

const DiagnosisPage = lazyComponent<object>(() =>
  import('./pages/diagnosis/DiagnosisPage.tsx').then((module) => module.default),
);

const RecentPages = lazyComponent<RecentPagesProps>(
  () => import('./layout/palette/RecentPages.tsx').then((module) => module.RecentPages),
  { failed: () => null },
);

export interface AppProps {
  /** The page to begin with; while `isPending`, its first paint. */
  first: ShownPage;
  /** The route of the first paint. */
  firstRoute: PageRoute;
  /** Settings and session are not known yet. */
  isPending: boolean;
  /** Shown as a toast once the portal has started. */
  message: string;
}

/** The standalone portal: the URL decides the page, and the page's meta decides the layout. */
export function App({ first, firstRoute, isPending, message }: AppProps) {
  const address = useAddress();
  const { shown, isLoading, retry } = useRoute({ address, first, isPending, go: navigatePage });
  const [head, setHead] = useState<PageHead | null>(null);
  const showHead = useCallback((own: PageHead) => {
    setHead(own);
    // The next page may have shown its own by then.
    return () => setHead((current) => (current === own ? null : current));
  }, []);
  useDocumentHead(shown, head);
  useFocusOnNavigation(shown, isPending);
  // The page may crash in this very commit, which its boundary notes before any other effect.
  useInsertionEffect(() => nameView(viewOf(shown.route)), [shown.route]);
  useStartMessage(message);
  useFileGuard();
  usePagePrefetch(isPending);
  useFirstPaintHints(isPending);
  useFirstPaintEnd(isPending);

  // The first page takes over the first paint with its typed text; another owner gets a new page.
  const isTakenOver = shown.owner === first.owner && first.route === firstRoute;
  const key = isTakenOver ? 'first' : shown.owner;
  // The same element until another page is shown, so that a new address or title alone does not render the layout.
  const pages = useMemo(
    () => (shown.Page ? <Pages key={key} entry={{ ...shown, Page: shown.Page }} /> : null),
    [shown, key],
  );
  const isAnothers = useIsAnothers(shown);
  return (
    <PageHeadContext value={showHead}>
      {isPending ? null : <RecentPages {...shown} title={head?.title} isMissing={head?.isMissing ?? false} />}
      <Layout route={shown.route} address={shown.address} isLoading={isLoading} isPending={isPending}>
        {isDiagnosed(address) ? (
          <DiagnosisPage />
        ) : isAnothers ? (
          <PageRouteContext value={shown.route}>
            <PageSkeleton />
          </PageRouteContext>
        ) : (
          (pages ?? <RouteError error={shown.error} onRetry={retry} busy={isLoading} />)
        )}
      </Layout>
    </PageHeadContext>
  );
}

/** Any page's address may ask for the self-check, so that it can be had where nothing else works. */
const isDiagnosed = (address: string) => /\?(?:[^#]*&)?diagnose(?:[=&#]|$)/.test(address);

/** True for a page of a user who is no longer the session's: it is hidden before the next one has come. */
function useIsAnothers({ owner, route }: ShownPage): boolean {
  const scope = useSession((session) => (session.isPending ? '' : cacheScopeOf(session)));
  const isOfUser = owner !== '' && !owner.endsWith('|');
  return isOfUser && !route.meta.sessionless && scope !== owner;
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

/** The current URL without its origin. The first paint is rendered without one, since the build has none. */
function useAddress(): string {
  const path = usePathname({ ssrPath: '' });
  const search = useSearch({ ssrSearch: '' });
  // wouter does not watch the hash, so read it when the path or the query changes.
  return useMemo(() => (path ? path + search + window.location.hash : ''), [path, search]);
}

function useDocumentHead(shown: ShownPage, head: PageHead | null): void {
  const titles = useTexts(pageTexts);
  const organisation = useSession((session) => session.orgConfig?.name ?? '');
  useEffect(() => {
    writeHead(head, { page: titles[shown.route.name], organisation });
  }, [shown, titles, organisation, head]);
  // Before the page's pictures are requested.
  useLayoutEffect(() => writeReferrerPolicy(shown.route.meta.bareHeader ?? false), [shown]);
}

/**
 * Scrolls to the top and focuses the heading after every navigation, so that screen readers announce the page. Back,
 * Forward and a reload return to the former position instead.
 */
function useFocusOnNavigation(shown: ShownPage, isPending: boolean): void {
  const former = useRef<ShownPage | null>(null);
  useLayoutEffect(() => {
    if (isPending) return;
    const last = former.current;
    former.current = shown;
    if (!last) {
      restoreScroll();
      return;
    }
    // If the same page renders again, e.g. because another tab has logged in or a control has changed the query, keep
    // scroll position and focus.
    const isSamePage = pathOf(last.address) === pathOf(shown.address) && last.owner === shown.owner;
    if (isSamePage && last.address === shown.address) return;
    const isRestored = restoreScroll();
    if (isRestored ? restoreFocus() : isSamePage && isInPageNavigation()) return;
    if (!isRestored) window.scrollTo({ top: 0, behavior: 'instant' });
    pageHeading()?.focus({ preventScroll: true });
  }, [shown, isPending]);
}

function useStartMessage(message: string): void {
  const toast = useToast();
  useEffect(() => {
    if (message) toast({ tone: 'error', text: message });
  }, [message, toast]);
}
