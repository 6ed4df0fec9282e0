import { safeRedirect } from '../rules/redirect.ts';

/**
 * Returns the URL of the login with a redirect back to `address` (path, query and hash) where that is a safe
 * target.
 */
export function loginUrl(address: string, origin: string): string {
  const back = safeRedirect(address, origin);
  return back ? `/login/index?redirect=${encodeURIComponent(back)}` : '/login/index';
}

/**
 * Returns the URL of the login with a redirect to the current page. `portal` is the portal's origin, '' for
 * our own.
 */
export function loginUrlFromHere(portal = ''): string {
  // The login does not redirect to other sites, since anyone could have written that URL.
  if (portal) return new URL('/login/index', portal).href;
  const { origin, pathname, search, hash } = window.location;
  return loginUrl(pathname + search + hash, origin);
}
