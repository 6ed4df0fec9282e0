import { logoutAddress } from '../api/auth.ts';
import type { Portal } from '../portal.ts';
import { safeRedirect } from '../rules/redirect.ts';

/**
 * Ends the session by choice. Gives the logout endpoint to navigate to, with the address of our own origin
 * that it leads back to.
 */
export function logout({ session, config }: Pick<Portal, 'session' | 'config'>, back = '/'): string {
  session.end({ type: 'chosen' });
  const { origin } = window.location;
  const backurl = new URL(safeRedirect(back, origin) || '/', origin).href;
  return logoutAddress(config, backurl);
}
