import { type SafeUrl, safeUrl } from '../rules/safe-url.ts';
import { pageOrigin } from '../rules/page-url.ts';
import { logoutAddress } from '../api/logout.ts';
import type { Portal } from '../portal.ts';
import { endSession } from './forget-user.ts';
import { safeRedirect } from '../rules/redirect.ts';

export interface LogoutOptions {
  /** The page that the endpoint leads back to; the start where it is left out, or leads elsewhere. */
  back?: string;
  /** On a public computer, nothing of the user stays in the browser. */
  forgets?: boolean;
}

/**
 * Ends the session at the user's request: on the server first, then in the browser. Resolves to the URL to navigate to:
 * of the logout endpoint, which redirects back to a URL of our own origin. That endpoint ends the token of the cookie, so it
 * is left out where the cookie is somebody else's by now, whom the tab then follows. Another back end has no such address: the
 * adapter's `logoutCall`, which has been sent before, is all.
 */
export async function logout(
  { session, config, options, revoke }: Pick<Portal, 'session' | 'config' | 'options' | 'revoke'>,
  { back, forgets = false }: LogoutOptions = {},
): Promise<SafeUrl> {
  const token = session.revocableToken();
  if (token) await revoke(token);
  const isReplaced = session.isReplaced();
  const isDone = isReplaced || Boolean(options.adapter ?? config.adapter);
  endSession(session, { type: 'chosen' }, forgets);
  if (isReplaced) session.refresh();
  const origin = pageOrigin();
  const backurl = new URL(safeRedirect(back, origin), origin).href;
  return safeUrl(isDone ? backurl : logoutAddress(config, backurl), origin);
}
