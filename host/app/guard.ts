import { safeRedirect } from '../../src/rules/redirect.ts';
import { loginUrl } from '../../src/session/login-url.ts';
import type { RouteMeta } from './routes.ts';

/** The requested page. */
export interface Destination {
  /** Path, query and hash as in the address bar. */
  address: string;
  path: string;
  query: URLSearchParams;
  meta: RouteMeta;
}

/** The facts of the session that the guard decides by; `undefined`: not known yet. */
export interface GuardFacts {
  origin: string;
  /** An organisation code in the query, the store or local storage, looked for in this order. */
  hasOrgCode: boolean;
  hasToken: boolean;
  hasUserId: boolean;
  isPublic: boolean | undefined;
  /** The guest log-in was tried during this navigation; where it failed, a public page is shown without a token. */
  hasTriedGuest: boolean;
  userInfo: 'unknown' | 'loaded';
  /** The user has no password yet and was not asked for one in this browser. */
  owesPassword: boolean;
  /** Whether the scan login has left a bound-info in session storage. */
  hasBoundInfo: boolean;
}

/** The next step of a navigation. After a step that loads something, the guard is called again. */
export type GuardStep =
  | { type: 'show' }
  | { type: 'redirect'; to: string }
  | { type: 'sign-out'; to: string }
  | { type: 'load-organisation' }
  | { type: 'load-user' }
  | { type: 'become-guest' }
  | { type: 'exchange-code' };

const show: GuardStep = { type: 'show' };

/** The URL that logs out, then continues to the log-in, which leads back to the address. */
function commonLogin(address: string, origin: string): string {
  const target = safeRedirect(address, origin);
  return target ? `/commonLogin?redirect=${encodeURIComponent(target)}` : '/commonLogin';
}

const firstPassword = '/space/settingPwd';

/** The URL of the form for a first password, which continues to the address. */
function askPassword(address: string, origin: string): string {
  const target = safeRedirect(address, origin);
  return target ? `${firstPassword}?redirect=${encodeURIComponent(target)}` : firstPassword;
}

/** Decides the next step of a navigation; the first match wins. */
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
