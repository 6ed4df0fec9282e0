import { pagePaths } from '../page-paths.ts';
import { safeRedirect } from '../rules/redirect.ts';
import { UNKNOWN_PAGE } from '../rules/page-url.ts';

/**
 * Returns the URL of the login with a redirect back to `address` (path, query and hash) where that is a safe
 * target.
 */
export function loginUrl(address: string, origin: string): string {
  const back = safeRedirect(address, origin);
  return back ? `${pagePaths.login}?redirect=${encodeURIComponent(back)}` : pagePaths.login;
}

/**
 * Returns the URL of the login with a redirect to `page`, the URL of the current one. `portal` is the portal's origin,
 * '' for our own.
 */
export function loginUrlFrom(page: string, portal: string): string {
  // Of other sites the login knows nothing, since anyone could have written that URL; see `authorizeUrl`.
  if (portal) return new URL(pagePaths.login, portal).href;
  if (page === UNKNOWN_PAGE) return loginUrl('', page);
  const { origin, pathname, search, hash } = new URL(page);
  return loginUrl(pathname + search + hash, origin);
}

/** The URL of the portal's page that leads back to `page`, after a log-in where nobody is logged in. */
export function authorizeUrl(portal: string, { page, state }: { page: string; state: string }): string {
  const url = new URL(pagePaths.authorize, portal);
  url.search = new URLSearchParams({ redirect_uri: page, state }).toString();
  return url.href;
}
