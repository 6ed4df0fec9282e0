import { safeRedirect } from '../rules/redirect.ts';

/** The log-in that leads back to `address` (path, query and hash), or just the log-in where nobody may be led back there. */
export function loginUrl(address: string, origin: string): string {
  const back = safeRedirect(address, origin);
  return back ? `/login/index?redirect=${encodeURIComponent(back)}` : '/login/index';
}

/** The log-in that leads back to the page that is shown. `portal`: where the portal stands, '' for this very origin. */
export function loginUrlFromHere(portal = ''): string {
  // Whoever comes from another site is not led back there: anybody could have written that address.
  if (portal) return new URL('/login/index', portal).href;
  const { origin, pathname, search, hash } = window.location;
  return loginUrl(pathname + search + hash, origin);
}
