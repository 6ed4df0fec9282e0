import { redeemTokenKey } from '../../api/auth.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { HttpClient } from '../../http/client.ts';
import type { Language } from '../../texts/texts.ts';
import { takeLoginVerifier } from './login-state.ts';
import type { ReturnedLogin } from './returned-login.ts';
import type { Session } from '../store.ts';

/**
 * Logs in with the one-time key that the portal has added to the address of this page. A key without the `state` of this
 * tab is ignored: it may be somebody else's. Never rejects.
 */
export async function finishLoginReturn(
  { http, session, language }: { http: HttpClient; session: Session; language: Language },
  { key, state }: ReturnedLogin,
  report: (error: unknown) => void,
): Promise<void> {
  const verifier = takeLoginVerifier(state);
  if (!verifier) return;
  try {
    const response = await redeemTokenKey(http, { id: key, verifier }, { silent: true });
    const { token, userId } = unwrap(response, language);
    session.logIn(token, userId);
  } catch (error) {
    report(error);
  }
}
