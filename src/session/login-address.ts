import { safeRedirect } from '../rules/redirect.ts';

/** The log-in that leads back to `address` (path, query and hash), or just the log-in where nobody may be led back there. */
export function loginAddress(address: string, origin: string): string {
  const back = safeRedirect(address, origin);
  return back ? `/login/index?redirect=${encodeURIComponent(back)}` : '/login/index';
}

/** The log-in that leads back to the page that is shown. */
export function loginFromHere(): string {
  const { origin, pathname, search, hash } = window.location;
  return loginAddress(pathname + search + hash, origin);
}
