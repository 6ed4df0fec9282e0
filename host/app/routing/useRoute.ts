import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePortal } from '#src/data/portal-context.ts';
import { isReleaseGone, isReleaseOutdated } from '#src/ui/loading/release.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { sessionTexts } from '#src/texts/session.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { reloadPage } from '#src/ui/navigation/leave-page.ts';
import { leavePage, showPage, stayOnPage } from './page-transition.ts';
import { expiredSession, staysOpen } from './expired-session.ts';
import { resolveRoute } from './resolve-route.ts';
import { shownPage, type ShownPage } from './shown-page.ts';
import { PROGRESS_DELAY_MS } from '../limits.ts';

export interface RouteState {
  shown: ShownPage;
  /** True while the next page loads. */
  isLoading: boolean;
  retry: () => void;
}

export interface RouteOptions {
  address: string;
  /** The page that the start has resolved, or its first paint while the start is pending. */
  first: ShownPage;
  isPending: boolean;
  go: (to: string, options?: { replace: boolean }) => void;
}

/** Resolves the route of a URL, and keeps the previous page until the next one has loaded. */
export function useRoute({ address, first, isPending, go }: RouteOptions): RouteState {
  const portal = usePortal();
  const toast = useToast();
  const words = useTexts(sessionTexts);
  const [later, setLater] = useState<ShownPage | null>(null);
  const shown = later ?? first;
  const [isLoading, setLoading] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const current = useRef(address);
  const shownRoute = useRef(shown.route);
  useLayoutEffect(() => {
    shownRoute.current = shown.route;
  });
  // Remember the shown user: if another tab removes a guest's token, that is no log-out.
  const shownUser = useRef('');
  const isFirst = later === null && attempt === 0 && address === first.address;

  // Before the paint, so that the next frame shows a page that is loaded already.
  useLayoutEffect(() => {
    current.current = address;
    if (isPending) return undefined;
    if (isFirst) {
      shownUser.current = portal.session.getState().userId;
      setLoading(false);
      return undefined;
    }
    const progress = setTimeout(() => setLoading(true), PROGRESS_DELAY_MS);
    // The browser's own navigation loads the current release; drafts survive it.
    if (isReleaseOutdated()) {
      reloadPage();
      return () => clearTimeout(progress);
    }
    let isAbandoned = false;
    const left = leavePage();
    void resolveRoute(portal, address).then(async (result) => {
      if (result.type === 'failed' && (await isReleaseGone(result.error))) {
        if (!isAbandoned) reloadPage();
        return;
      }
      await left;
      if (isAbandoned) return;
      if (result.type === 'left') return stayOnPage();
      if (result.type === 'redirect') {
        if (result.message) toast({ tone: 'error', text: result.message });
        go(result.to, { replace: true });
        return;
      }
      shownUser.current = portal.session.getState().userId;
      const next = shownPage(portal, address, result);
      clearTimeout(progress);
      showPage(shownRoute.current, next.route, () => {
        if (isAbandoned) return;
        // A page without a session shows nothing of a user, so it outlives the session.
        setLater((former) =>
          next.route.meta.sessionless ? { ...next, owner: (former ?? first).owner } : next,
        );
        setLoading(false);
      });
    });
    return () => {
      clearTimeout(progress);
      isAbandoned = true;
    };
  }, [portal, address, attempt, go, toast, first, isFirst, isPending]);

  useEffect(() => {
    if (isPending) return undefined;
    return portal.session.onEnd((reason) => {
      if (reason.type === 'elsewhere') {
        const isSignedOut = shownUser.current !== '' && !portal.session.getState().token;
        if (isSignedOut) toast({ tone: 'info', text: words.signedOutElsewhere });
        setAttempt((count) => count + 1);
      }
      // Run the guard again, which redirects to the log-in.
      if (reason.type === 'closed') setAttempt((count) => count + 1);
      if (reason.type === 'expired') {
        const { to, message } = expiredSession(portal, current.current, reason.message);
        toast({ tone: 'error', text: message });
        if (!staysOpen(window.location.pathname)) go(to, { replace: true });
      }
    });
  }, [portal, go, toast, words, isPending]);

  return { shown, isLoading: isLoading || isPending, retry: () => setAttempt((count) => count + 1) };
}
