import { safeRedirect } from '#src/rules/redirect.ts';
import { loginUrl, withRedirect } from '#src/session/login/login-url.ts';
import { withOrganisationOfRedirect } from './redirect-organisation.ts';
import type { RouteMeta } from './routes.ts';

/** The requested page. */
export interface Destination {
  /** Path, query and hash as in the address bar. */
  address: string;
  path: string;
  query: URLSearchParams;
  meta: RouteMeta;
}

/** The session facts on which the guard bases its decision; `undefined` means not known yet. */
export interface GuardFacts {
  origin: string;
  /** True if the query, the store or local storage holds an organisation code. */
  hasOrgCode: boolean;
  /** The session's organisation, which a login URL names; '' for the portal's default. */
  namedOrg: string;
  /** True if the URL names another organisation than the session's. */
  isOtherOrg: boolean;
  hasToken: boolean;
  hasUserId: boolean;
  /** True if only the server can say whether the token is a user's or a guest's. */
  isUserUnknown: boolean;
  isPublic: boolean | undefined;
  /** True once this navigation has tried a guest log-in; if it failed, a public page renders without a token. */
  hasTriedGuest: boolean;
  userInfo: 'unknown' | 'loaded';
  /** True if the user has no password yet and this browser has not shown the password prompt. */
  owesPassword: boolean;
  /** True if the scan login has left a pending binding in session storage. */
  hasBoundInfo: boolean;
}

/** The next step of a navigation. After a step that loads data, the guard runs again. */
export type GuardStep =
  | { type: 'show' }
  | { type: 'redirect'; to: string }
  | { type: 'sign-out'; to: string }
  | { type: 'switch-organisation' }
  /** Asks a logged-in user before a link ends their session. */
  | { type: 'ask-to-leave' }
  | { type: 'load-organisation' }
  | { type: 'load-user' }
  | { type: 'become-guest' }
  | { type: 'exchange-code' };

const show: GuardStep = { type: 'show' };

const firstPassword = '/space/settingPwd';

/** Decides the next step of a navigation; the first matching rule wins. */
export function guard(to: Destination, facts: GuardFacts): GuardStep {
  const loggedIn = facts.hasToken && facts.hasUserId;
  const login = loginUrl(to.address, facts.origin, facts.namedOrg);

  const ownAddress = to.meta.sessionless && withOrganisationOfRedirect(to.address, facts.origin);
  if (ownAddress && ownAddress !== to.address) return { type: 'redirect', to: ownAddress };
  if (facts.isOtherOrg && !loggedIn) return { type: 'switch-organisation' };
  if (loggedIn && !to.meta.asksFirst && (facts.isOtherOrg || to.path === '/commonLogin')) {
    return { type: 'ask-to-leave' };
  }
  if (to.path === '/login/index' && loggedIn) {
    if (facts.isUserUnknown) return { type: 'load-user' };
    return { type: 'redirect', to: safeRedirect(to.query.get('redirect'), facts.origin) || '/' };
  }
  if (to.path === '/login/wxScanLogin' && to.query.has('code')) return { type: 'exchange-code' };
  if (to.meta.wxBinding && !facts.hasBoundInfo) return { type: 'redirect', to: '/login/wxScanLogin' };
  if (to.meta.sessionless) return show;

  if (!to.meta.notLogin) {
    if (!facts.hasOrgCode && !facts.hasToken) {
      return { type: 'redirect', to: withRedirect('/commonLogin', to.address, facts.origin) };
    }
    if (!facts.hasToken) return { type: 'redirect', to: login };
  }

  if (loggedIn) {
    if (facts.userInfo !== 'loaded') return { type: 'load-user' };
    if (facts.owesPassword && to.path !== firstPassword) {
      return { type: 'redirect', to: withRedirect(firstPassword, to.address, facts.origin) };
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
