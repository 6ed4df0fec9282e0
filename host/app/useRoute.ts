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
  /** Whose page it is; another owner sees nothing of what this one left. */
  owner: string;
  /** Null where the way to the page failed. */
  Page: ComponentType | null;
  error: unknown;
}

export interface RouteState {
  /** Null before the first page. */
  shown: ShownPage | null;
  /** A page is on its way. */
  isLoading: boolean;
  retry: () => void;
}

/** Leads to the address that is asked for, and shows the former page until it is there. */
export function useRoute(
  address: string,
  go: (to: string, options?: { replace: boolean }) => void,
): RouteState {
  const portal = usePortal();
  const toast = useToast();
  const words = useTexts(sessionTexts);
  const [shown, setShown] = useState<ShownPage | null>(null);
  const [isEntering, setEntering] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const current = useRef(address);
  // A guest has not signed out, though another tab may have taken the guest's token away.
  const shownUser = useRef(portal.session.getState().userId);

  useEffect(() => {
    current.current = address;
    let abandoned = false;
    setEntering(true);
    void resolveRoute(portal, address).then((entrance) => {
      if (abandoned || entrance.type === 'left') return;
      if (entrance.type === 'redirect') {
        if (entrance.message) toast({ tone: 'error', text: entrance.message });
        go(entrance.to, { replace: true });
        return;
      }
      shownUser.current = portal.session.getState().userId;
      setShown({
        route: entrance.route,
        address,
        owner: cacheScopeOf(portal.session.getState()),
        Page: entrance.type === 'page' ? entrance.page.default : null,
        error: entrance.type === 'failed' ? entrance.error : null,
      });
      setEntering(false);
    });
    return () => {
      abandoned = true;
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
        // The guard leads to the log-in.
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

  return { shown, isLoading: isEntering, retry: () => setAttempt((count) => count + 1) };
}
