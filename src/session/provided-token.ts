import type { PortalOptions, ProvidedToken } from '../portal-options.ts';
import type { Session } from './store.ts';
import { anonymousId } from './anonymous-id.ts';

/** A page whose tokens are all refused is not asked for ever. In milliseconds. */
const RENEWAL_PAUSE_MS = 60_000;

export interface TokenKeeper {
  /** Asks the page anew, e.g. after its own log-in. */
  check(): void;
  /** After the server has refused a token: whether the page has had a better one. */
  renew(refused: string): Promise<boolean>;
  /** Asks no more. */
  stop(): void;
}

/** Keeps the session on the token that the page gives. */
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
      // What the page's own function breaks of is the page's to hear.
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
