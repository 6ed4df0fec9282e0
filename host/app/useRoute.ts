import { useEffect, useRef, useState, type ComponentType } from 'react';
import { cacheScopeOf } from '../../src/data/cache-key.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import { loginUrl } from '../../src/session/login-url.ts';
import { httpTexts } from '../../src/texts/http.ts';
import { sessionTexts } from '../../src/texts/session.ts';
import { wordsOf } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { resolveRoute } from './resolve-route.ts';
import { matchRoute } from './match-route.ts';
import type { PageRoute } from './routes.ts';

export interface ShownPage {
  route: PageRoute;
  address: string;
  /** Organisation and user; pages remount when the owner changes, so that no state leaks. */
  owner: string;
  /** Null if the route failed to resolve. */
  Page: ComponentType | null;
  error: unknown;
}

export interface RouteState {
  /** Null until the first page has loaded. */
  shown: ShownPage | null;
  /** True while the next page loads. */
  isLoading: boolean;
  retry: () => void;
}

/** Resolves the route of a URL, and keeps the previous page until the next one has loaded. */
export function useRoute(
  address: string,
  go: (to: string, options?: { replace: boolean }) => void,
): RouteState {
  const portal = usePortal();
  const toast = useToast();
  const words = useTexts(sessionTexts);
  const [shown, setShown] = useState<ShownPage | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const current = useRef(address);
  // Remember the shown user: if another tab removes a guest's token, that is no log-out.
  const shownUser = useRef(portal.session.getState().userId);

  useEffect(() => {
    current.current = address;
    let isAbandoned = false;
    setLoading(true);
    void resolveRoute(portal, address).then((result) => {
      if (isAbandoned || result.type === 'left') return;
      if (result.type === 'redirect') {
        if (result.message) toast({ tone: 'error', text: result.message });
        go(result.to, { replace: true });
        return;
      }
      shownUser.current = portal.session.getState().userId;
      setShown({
        route: result.route,
        address,
        owner: cacheScopeOf(portal.session.getState()),
        Page: result.type === 'page' ? result.page.default : null,
        error: result.type === 'failed' ? result.error : null,
      });
      setLoading(false);
    });
    return () => {
      isAbandoned = true;
    };
  }, [portal, address, attempt, go, toast]);

  useEffect(
    () =>
      portal.session.onEnd((reason) => {
        if (reason.type === 'elsewhere') {
          const isSignedOut = shownUser.current !== '' && !portal.session.getState().token;
          if (isSignedOut) toast({ tone: 'info', text: words.signedOutElsewhere });
          setAttempt((count) => count + 1);
        }
        // Run the guard again, which redirects to the log-in.
        if (reason.type === 'closed') setAttempt((count) => count + 1);
        if (reason.type === 'expired') {
          toast({ tone: 'error', text: reason.message || wordsOf(httpTexts, portal.language).signedOut });
          const matched = matchRoute(window.location.pathname);
          if ('to' in matched && matched.to.meta.openToAll) return;
          go(loginUrl(current.current, window.location.origin), { replace: true });
        }
      }),
    [portal, go, toast, words],
  );

  return { shown, isLoading, retry: () => setAttempt((count) => count + 1) };
}
