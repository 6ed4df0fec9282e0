import type { PortalConfig } from '../../config.ts';
import { isLoopback, safeUrl } from '../../rules/safe-url.ts';

/**
 * Returns the URL of a site that may receive the session; '' if it is not configured or not allowed. A path
 * is resolved against the portal's origin, or that of `page`, the current one: it may belong to another site.
 */
export function tokenHandoffUrl({ config }: { config: PortalConfig }, link: string, page: string): string {
  const base = new URL(config.portal || page, page);
  const address = safeUrl(link, base.href);
  return address && mayReceiveToken(address, base.origin, config.tokenOrigins)
    ? new URL(address, base).href
    : '';
}

/** Only our own origin and configured ones may receive a key or token of the session, by http on this machine alone. */
export function mayReceiveToken(
  address: string,
  ownOrigin: string,
  tokenOrigins: readonly string[],
): boolean {
  try {
    const { origin, protocol, hostname } = new URL(address, ownOrigin);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
    return origin === ownOrigin || (isSafe && tokenOrigins.includes(origin));
  } catch {
    return false;
  }
}
