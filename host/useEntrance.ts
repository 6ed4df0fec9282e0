import { useEffect, useRef, useState, type ComponentType } from 'react';
import { usePortal } from '../src/data/portal-context.ts';
import { useToast } from '../src/ui/surface-context.ts';
import { loginAddress } from '../src/session/login-address.ts';
import { httpTexts } from '../src/texts/http.ts';
import { sessionTexts } from '../src/texts/session.ts';
import { wordsOf } from '../src/texts/texts.ts';
import { useTexts } from '../src/texts/useTexts.ts';
import { enter } from './enter.ts';
import { match } from './match.ts';
import type { PageRoute } from './routes.ts';

export interface Shown {
  route: PageRoute;
  address: string;
  /** Whose page it is; another owner sees nothing of what this one left. */
  owner: string;
  /** Null where the way to the page failed. */
  Page: ComponentType | null;
  error: unknown;
}

export interface EntranceState {
  /** Null before the first page. */
  shown: Shown | null;
  /** A page is on its way. */
  isEntering: boolean;
  retry: () => void;
}

/** Leads to the address that is asked for, and shows the former page until it is there. */
export function useEntrance(
  address: string,
  go: (to: string, options?: { replace: boolean }) => void,
): EntranceState {
  const portal = usePortal();
  const toast = useToast();
  const words = useTexts(sessionTexts);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isEntering, setEntering] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const current = useRef(address);
  // A guest has not signed out, though another tab may have taken the guest's token away.
  const shownUser = useRef(portal.session.read().userId);

  useEffect(() => {
    current.current = address;
    let abandoned = false;
    setEntering(true);
    void enter(portal, address).then((entrance) => {
      if (abandoned || entrance.end === 'left') return;
      if (entrance.end === 'redirect') {
        if (entrance.message) toast({ tone: 'error', text: entrance.message });
        go(entrance.to, { replace: true });
        return;
      }
      const { orgCode, userId } = portal.session.read();
      shownUser.current = userId;
      setShown({
        route: entrance.route,
        address,
        owner: `${orgCode}|${userId}`,
        Page: entrance.end === 'page' ? entrance.page.default : null,
        error: entrance.end === 'failed' ? entrance.error : null,
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
        if (reason.why === 'elsewhere') {
          const isSignedOut = shownUser.current !== '' && !portal.session.read().token;
          if (isSignedOut) toast({ tone: 'info', text: words.signedOutElsewhere });
          setAttempt((count) => count + 1);
        }
        // The guard leads to the log-in.
        if (reason.why === 'closed') setAttempt((count) => count + 1);
        if (reason.why === 'expired') {
          toast({ tone: 'error', text: reason.message || wordsOf(httpTexts, portal.language).signedOut });
          const matched = match(window.location.pathname);
          if ('to' in matched && matched.to.meta.openToAll) return;
          go(loginAddress(current.current, window.location.origin), { replace: true });
        }
      }),
    [portal, go, toast, words],
  );

  return { shown, isEntering, retry: () => setAttempt((count) => count + 1) };
}
