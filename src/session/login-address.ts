import { safeRedirect } from '../rules/redirect.ts';

/** The log-in that leads back to the page that is shown. */
export function loginAddress(): string {
  const { origin, pathname, search, hash } = window.location;
  const back = safeRedirect(pathname + search + hash, origin);
  return back ? `/login/index?redirect=${encodeURIComponent(back)}` : '/login/index';
}
