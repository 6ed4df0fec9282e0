import type { Portal } from '../portal.ts';
import { safeUrl } from '../rules/safe-url.ts';
import { mayReceiveToken } from '../rules/token-origin.ts';

/**
 * Returns the URL of a site that may receive the session; '' if it is not configured or not allowed. A path
 * is resolved against the portal's origin, since the page may belong to another site.
 */
export function tokenHandoffUrl({ config }: Pick<Portal, 'config'>, link: string): string {
  const base = new URL(config.portal || window.location.href, window.location.href);
  const address = safeUrl(link, base.href);
  return address && mayReceiveToken(address, base.origin, config.tokenOrigins)
    ? new URL(address, base).href
    : '';
}
