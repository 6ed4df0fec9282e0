import type { OnTokenRefused, TokenRefusal } from '../../http/refusal.ts';
import type { SessionLoader } from '../single-flight.ts';
import { logInAsGuest } from '../login/guest-login.ts';
import { GUEST_ATTEMPTS_MAX } from '../../rules/limits.ts';

export interface RefusedCall extends Pick<TokenRefusal, 'method' | 'attempt'> {
  /** The owner of the token that was sent; a visitor has no token. */
  by: 'guest' | 'learner' | 'visitor';
}

/**
 * `renew` logs in as a guest again and retries the request, `drop` retries it without a token, `sign-out`
 * leads to the login, and `reject` only rejects the request.
 */
export type RefusalStep = 'renew' | 'drop' | 'sign-out' | 'reject';

/** Decides how to react when the server refuses the token of a request. */
export function refusalStep({ by, method, attempt }: RefusedCall): RefusalStep {
  if (by === 'learner') return 'sign-out';
  if (by === 'visitor' || attempt >= GUEST_ATTEMPTS_MAX) return 'reject';
  if (method !== 'GET') return 'sign-out';
  return attempt === 1 ? 'renew' : 'drop';
}

/** Keeps guests on public pages when their token has expired; for the standalone portal only. */
export function createGuestRenewal(portal: SessionLoader): OnTokenRefused {
  const { session } = portal;
  // The session may hold a newer token when the refusal arrives, so the organisation is remembered by token.
  const orgOfGuest = new Map<string, string>();
  const remember = () => {
    const { token, userId, orgCode } = session.getState();
    if (token && !userId) orgOfGuest.set(token, orgCode);
  };
  remember();
  session.subscribe(remember);

  async function renew(refused: string): Promise<void> {
    // Another tab may have renewed the token already.
    session.refresh();
    if (session.getState().token !== refused) return;
    await logInAsGuest(portal, refused);
    if (session.getState().token !== refused) return;
    session.dropToken(refused);
    if (session.getState().orgConfig?.isPublic === false) session.end({ type: 'closed' });
  }

  return async ({ method, token, attempt }) => {
    const guestOrg = orgOfGuest.get(token);
    const by = token === '' ? 'visitor' : guestOrg === undefined ? 'learner' : 'guest';
    const step = refusalStep({ by, method, attempt });
    if (step === 'sign-out' || step === 'reject') return step;
    if (step === 'renew') await renew(token);
    else session.dropToken(token);
    // After a login or a switch of organisation, a retry would return data of the wrong session.
    const { userId, orgCode } = session.getState();
    return !userId && orgCode === guestOrg ? 'retry' : 'reject';
  };
}
