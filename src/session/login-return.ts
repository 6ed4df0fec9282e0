import { redeemTokenKey } from '../api/auth.ts';
import { unwrap } from '../http/unwrap.ts';
import type { HttpClient } from '../http/client.ts';
import type { Language } from '../texts/texts.ts';
import { takeLoginState } from './login-state.ts';
import { returnParameters, withoutReturn } from './return-url.ts';
import type { Session } from './store.ts';

/**
 * Logs in with the one-time key that the portal has added to the address of this page, and removes it from there. A key
 * without the `state` of this tab is ignored: it may be somebody else's. Never rejects.
 */
export async function finishLoginReturn(
  { http, session, language }: { http: HttpClient; session: Session; language: Language },
  report: (error: unknown) => void,
): Promise<void> {
  const { href, search } = window.location;
  const query = new URLSearchParams(search);
  const key = query.get(returnParameters.key) ?? '';
  const isOurs = takeLoginState(query.get(returnParameters.state) ?? '');
  window.history.replaceState(window.history.state, '', withoutReturn(href));
  if (!key || !isOurs) return;
  try {
    const { token, userId } = unwrap(await redeemTokenKey(http, { id: key }, { silent: true }), language);
    session.logIn(token, userId);
  } catch (error) {
    report(error);
  }
}
