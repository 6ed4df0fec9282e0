import type { PortalOptions } from '../../portal-options.ts';
import type { Session } from '../store.ts';
import { anonymousId } from './anonymous-id.ts';
import { perPortal } from '../per-portal.ts';
import { readProvidedToken, TokenError } from './read-provided-token.ts';
import { monotonicNow } from '../../rules/monotonic-clock.ts';
import { TOKEN_RENEWAL_PAUSE_MS, TOKEN_WAIT_MS } from '../../rules/limits.ts';

export interface TokenKeeper {
  /** Requests the token from the page again, e.g. after the page's own login. */
  check(): void;
  /** Requests a new token after the server has refused one; resolves to whether the same user has another one now. */
  renew(refused: string): Promise<boolean>;
  /** Stops requesting tokens and ignores pending ones. */
  stop(): void;
}

interface TokenSource {
  getToken: NonNullable<PortalOptions['getToken']>;
  /** The first request waits for this. */
  ready?: Promise<unknown> | undefined;
  report: (error: TokenError) => void;
}

/** The token that the page has provided last; null before it was asked. */
const providedOf = perPortal<{ token: string | null }>(() => ({ token: null }));

/** Keeps the session in sync with the token that the page provides; until the page has answered, it is pending. */
export function syncProvidedToken(session: Session, { getToken, ready, report }: TokenSource): TokenKeeper {
  const provided = providedOf({ session });
  let asking: Promise<void> | null = null;
  let requests = 0;
  let answered = 0;
  let renewedAt = -Infinity;
  let isStopped = false;
  // A refusal may arrive when the session has gone on with another token.
  const userOf = new Map<string, string>();

  function adopt({ token, userId }: ReturnType<typeof readProvidedToken>) {
    const { token: current } = session.getState();
    // A page without a user must not end the session of a user who has logged in with one of our forms.
    const isOver = !token && current !== '' && current === provided.token;
    provided.token = token;
    const owner = userId || anonymousId(token);
    userOf.set(token, owner);
    if (token && token !== current) session.logIn(token, owner, { isProvided: true });
    if (isOver) session.end({ type: 'elsewhere' });
    const { isPending, tokenError } = session.getState();
    if (isPending || tokenError) session.setState({ isPending: false, tokenError: null });
  }

  function fail(tokenError: TokenError) {
    // While the page may still answer, the session stays pending.
    session.setState({ tokenError, ...(tokenError.code !== 'slow' && { isPending: false }) });
    report(tokenError);
  }

  async function request(): Promise<void> {
    const number = ++requests;
    // An answer that a later request has overtaken is out of date.
    const isCurrent = () => !isStopped && number > answered;
    const done = (apply: () => void) => {
      if (!isCurrent()) return;
      answered = number;
      apply();
    };
    const answer = Promise.resolve()
      .then(getToken)
      .then(readProvidedToken)
      .then(
        (given) => done(() => adopt(given)),
        (error: unknown) => done(() => fail(toTokenError(error))),
      );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const slow = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        if (isCurrent()) fail(new TokenError('slow', `has not answered for ${TOKEN_WAIT_MS / 1000} seconds`));
        resolve();
      }, TOKEN_WAIT_MS);
    });
    await Promise.race([answer, slow]);
    clearTimeout(timer);
  }

  function ask(): Promise<void> {
    asking ??= request().finally(() => (asking = null));
    return asking;
  }

  const check = () => {
    if (!document.hidden) void ask();
  };
  document.addEventListener('visibilitychange', check);
  // The session may go on under another configuration of the page: then it is not pending again.
  if (provided.token === null) {
    provided.token = '';
    session.setState({ isPending: true });
  }
  if (ready) asking = ready.then(request).finally(() => (asking = null));
  else void ask();

  return {
    check,
    async renew(refused) {
      if (session.getState().token === refused) {
        if (monotonicNow() - renewedAt >= TOKEN_RENEWAL_PAUSE_MS) {
          renewedAt = monotonicNow();
          void ask();
        }
        // Calls that are refused together wait for the same token.
        await asking;
      }
      const { token, userId } = session.getState();
      // Where nobody is logged in, the user id is '', which no provided token has.
      return token !== refused && userId === userOf.get(refused);
    },
    stop() {
      isStopped = true;
      document.removeEventListener('visibilitychange', check);
    },
  };
}

function toTokenError(error: unknown): TokenError {
  if (error instanceof TokenError) return error;
  return new TokenError('failed', `failed: ${error instanceof Error ? error.message : String(error)}`, error);
}
