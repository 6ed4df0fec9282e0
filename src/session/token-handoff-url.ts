import type { Portal } from '../portal.ts';
import { safeUrl } from '../rules/safe-url.ts';
import { mayReceiveToken } from '../rules/token-origin.ts';

/**
 * The address of a site that may receive the session; '' where it is not configured or not allowed. A path is one of
 * the portal's, whose origin alone is our own: the page may be somebody else's.
 */
export function tokenHandoffUrl({ config }: Pick<Portal, 'config'>, link: string): string {
  const base = new URL(config.portal || window.location.href, window.location.href);
  const address = safeUrl(link, base.href);
  return address && mayReceiveToken(address, base.origin, config.tokenOrigins)
    ? new URL(address, base).href
    : '';
}
