import { useEffect, useRef, useState } from 'react';
import type { LoginResponse } from '#src/api/auth.ts';
import { namedOrganisation } from '#src/rules/organisation-param.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { EndpointResponse } from '#src/http/endpoint.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { NetworkError, PortalError, SignedOutError, TimeoutError } from '#src/http/errors.ts';
import {
  linkStep,
  offeredAccount,
  runningAccount,
  type LinkedAccount,
} from '#src/session/login/link-login.ts';
import { loginUrl } from '#src/session/login/login-url.ts';
import { takeLoginState } from '#src/session/login/login-state.ts';
import { linkLoginTexts } from '#src/texts/link-login.ts';
import { registrationTexts } from '#widgets/login/index.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { navigatePage } from '../../history/back-history.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

/** Exchanges the credential of the URL for a session. */
export type Redeem = () => Promise<EndpointResponse<LoginResponse>>;

/** `running`: the account that is logged in, null for guests and visitors. */
export type LinkLogin =
  | { type: 'working' }
  | { type: 'asking'; offered: LinkedAccount; running: LinkedAccount | null }
  | { type: 'failed'; message: string; canRetry: boolean };

interface LinkLoginActions {
  login: LinkLogin;
  retry: () => void;
  agree: () => void;
  decline: () => void;
}

/** Logs in by link. The current session stays until the user agrees, unless the log-in was started in this browser. */
export function useLinkLogin(redeem: Redeem, state: string): LinkLoginActions {
  const portal = usePortal();
  const words = useTexts(linkLoginTexts);
  const general = useTexts(registrationTexts);
  const { redirect, leave } = useLoginRedirect();
  const [login, setLogin] = useState<LinkLogin>({ type: 'working' });
  // A credential and a state work only once, and React may run an effect twice.
  const started = useRef(false);
  const mounted = useRef(false);
  const isBegunHere = useRef(false);
  const session = useRef<LoginResponse | null>(null);

  const enter = ({ token, userId }: LoginResponse) => {
    portal.session.logIn(token, userId);
    leave();
  };

  const work = async () => {
    session.current ??= unwrap(await redeem(), portal.language);
    if (!mounted.current) return;
    const running = isBegunHere.current ? null : await runningAccount(portal);
    const step = linkStep({
      isBegunHere: isBegunHere.current,
      offered: session.current.userId,
      running: portal.session.getState().userId,
    });
    if (step === 'enter') {
      enter(session.current);
      return;
    }
    const isOver = step === 'stay' && !running;
    const offered = step === 'ask' || isOver ? await offeredAccount(portal, session.current) : null;
    if (!mounted.current) return;
    if (offered) setLogin({ type: 'asking', offered, running });
    else leave();
  };

  const start = () => {
    setLogin({ type: 'working' });
    work().catch((error: unknown) => {
      if (!mounted.current) return;
      // The server reports an ended session, but here only the link has expired.
      const isExpired = error instanceof SignedOutError;
      const said = error instanceof PortalError ? error.message : '';
      setLogin({
        type: 'failed',
        message: isExpired ? words.expired : said || general.failed,
        canRetry: error instanceof NetworkError || error instanceof TimeoutError,
      });
    });
  };

  useEffect(() => {
    mounted.current = true;
    if (!started.current) {
      started.current = true;
      isBegunHere.current = takeLoginState(state);
      start();
    }
    return () => {
      mounted.current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once per credential
  }, []);

  return {
    login,
    retry: start,
    agree: () => {
      if (session.current) enter(session.current);
    },
    decline: () => {
      if (portal.session.getState().userId) leave();
      else {
        const namedOrg = namedOrganisation(portal.session.getState().orgCode, portal.config.org);
        navigatePage(loginUrl(redirect, window.location.origin, namedOrg), { replace: true });
      }
    },
  };
}
