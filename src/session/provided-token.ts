import type { PortalOptions, ProvidedToken } from '../portal-options.ts';
import type { Session } from './store.ts';
import { anonymousId } from './anonymous-id.ts';

/** The minimum interval in milliseconds between renewals, in case all tokens of the page are refused. */
const RENEWAL_PAUSE_MS = 60_000;

export interface TokenKeeper {
  /** Requests the token from the page again, e.g. after the page's own login. */
  check(): void;
  /**
   * Requests a new token after the server has refused one; resolves to whether the page returned a different
   * one.
   */
  renew(refused: string): Promise<boolean>;
  /** Stops requesting tokens and ignores pending ones. */
  stop(): void;
}

/** Keeps the session in sync with the token that the page provides. */
export function syncProvidedToken(
  session: Session,
  getToken: NonNullable<PortalOptions['getToken']>,
): TokenKeeper {
  let asking: Promise<void> | null = null;
  let renewedAt = -Infinity;
  let isStopped = false;

  function adopt(given: ProvidedToken) {
    const { token, userId = '' } = typeof given === 'object' && given ? given : { token: given ?? '' };
    if (isStopped || token === session.getState().token) return;
    if (token) session.logIn(token, userId || anonymousId(token));
    else session.end({ type: 'elsewhere' });
  }

  function ask(): Promise<void> {
    asking ??= Promise.resolve()
      .then(getToken)
      // An error of the page's own function is reported to the page.
      .then(adopt, (error: unknown) => reportError(error))
      .finally(() => (asking = null));
    return asking;
  }

  const check = () => {
    if (!document.hidden) void ask();
  };
  document.addEventListener('visibilitychange', check);
  void ask();

  return {
    check,
    async renew(refused) {
      if (Date.now() - renewedAt < RENEWAL_PAUSE_MS) return false;
      renewedAt = Date.now();
      await ask();
      const { token } = session.getState();
      return token !== '' && token !== refused;
    },
    stop() {
      isStopped = true;
      document.removeEventListener('visibilitychange', check);
    },
  };
}
