import { safeRedirect } from '../../src/rules/redirect.ts';
import { loginUrl } from '../../src/session/login-url.ts';
import type { RouteMeta } from './routes.ts';

/** The page that is asked for. */
export interface Destination {
  /** Path, query and hash as in the address bar. */
  address: string;
  path: string;
  query: URLSearchParams;
  meta: RouteMeta;
}

/** What the guard needs to know of the session; `undefined`: not known yet. */
export interface GuardFacts {
  origin: string;
  /** An organisation code in the query, the store or local storage, looked for in this order. */
  hasOrgCode: boolean;
  hasToken: boolean;
  hasUserId: boolean;
  isPublic: boolean | undefined;
  /** The guest log-in was tried on this way; where it has failed, a public page is shown without a token. */
  hasTriedGuest: boolean;
  userInfo: 'unknown' | 'loaded';
  /** Is still to set a first password, and has not been asked for it in this browser. */
  owesPassword: boolean;
  /** Whether the scan login has left a bound-info in session storage. */
  hasBoundInfo: boolean;
}

/** What to do next on the way to a page. A step that loads something leads to the guard's being asked again. */
export type GuardStep =
  | { type: 'show' }
  | { type: 'redirect'; to: string }
  | { type: 'sign-out'; to: string }
  | { type: 'load-organisation' }
  | { type: 'load-user' }
  | { type: 'become-guest' }
  | { type: 'exchange-code' };

const show: GuardStep = { type: 'show' };

/** Forces a logout, then continues to the login that leads back to the address. */
function commonLogin(address: string, origin: string): string {
  const target = safeRedirect(address, origin);
  return target ? `/commonLogin?redirect=${encodeURIComponent(target)}` : '/commonLogin';
}

const firstPassword = '/space/settingPwd';

/** Asks for a first password, then continues to the address. */
function askPassword(address: string, origin: string): string {
  const target = safeRedirect(address, origin);
  return target ? `${firstPassword}?redirect=${encodeURIComponent(target)}` : firstPassword;
}

/** The way to a page: one decision at a time, first match wins. */
export function guard(to: Destination, facts: GuardFacts): GuardStep {
  const loggedIn = facts.hasToken && facts.hasUserId;
  const login = loginUrl(to.address, facts.origin);

  if (to.path === '/login/index' && loggedIn) return { type: 'redirect', to: '/' };
  if (to.path === '/login/wxScanLogin' && to.query.has('code')) return { type: 'exchange-code' };
  if (to.meta.wxBinding && !facts.hasBoundInfo) return { type: 'redirect', to: '/login/wxScanLogin' };
  if (to.meta.openToAll) return show;

  if (!to.meta.notLogin) {
    if (!facts.hasOrgCode && !facts.hasToken) {
      return { type: 'redirect', to: commonLogin(to.address, facts.origin) };
    }
    if (!facts.hasToken) return { type: 'redirect', to: login };
  }

  if (loggedIn) {
    if (facts.userInfo !== 'loaded') return { type: 'load-user' };
    if (facts.owesPassword && to.path !== firstPassword) {
      return { type: 'redirect', to: askPassword(to.address, facts.origin) };
    }
    return show;
  }

  if (facts.isPublic === undefined && facts.hasOrgCode) return { type: 'load-organisation' };
  if (facts.isPublic === false) {
    return facts.hasToken ? { type: 'sign-out', to: login } : { type: 'redirect', to: login };
  }
  if (!to.meta.notLogin) return { type: 'redirect', to: login };
  if (facts.isPublic && !facts.hasToken && !facts.hasTriedGuest) return { type: 'become-guest' };
  return show;
}
