import { namedOrganisation, ORGANISATION } from '#src/rules/organisation-param.ts';
import { AdapterError, NetworkError, PortalError, SignedOutError } from '#src/http/errors.ts';
import type { Portal } from '#src/portal.ts';
import { hasPendingBinding } from '#src/session/login/pending-binding.ts';
import { loadOrganisation } from '#src/session/organisation/organisation.ts';
import { isAnonymousId } from '#src/session/token/anonymous-id.ts';
import { loadUser } from '#src/session/load-user.ts';
import { logInAsGuest } from '#src/session/login/guest-login.ts';
import { switchOrganisation } from '#src/session/organisation/switch-organisation.ts';
import { loginUrl } from '#src/session/login/login-url.ts';
import { wasPasswordPrompted } from '#src/session/password-prompt.ts';
import { guard, type Destination, type GuardFacts, type GuardStep } from './guard.ts';
import { isPageUnloading } from '#src/ui/loading/is-page-unloading.ts';
import { matchRoute } from './match-route.ts';
import { loadPage, type PageModule } from './page-loaders.ts';
import { leaveQuestion, type PageRoute } from './routes.ts';
import { REDIRECTS_MAX } from '../limits.ts';

/** The result of a navigation. */
export type RouteResult =
  | { type: 'page'; route: PageRoute; page: PageModule }
  /** `message` explains the redirect to the user. */
  | { type: 'redirect'; to: string; message?: string }
  | { type: 'failed'; route: PageRoute; error: unknown }
  /** The session has ended; its listeners navigate. */
  | { type: 'left' };

/** Resolves a URL: applies the guard's steps until there is a page to render or a redirect to follow. */
export async function resolveRoute(portal: Portal, address: string): Promise<RouteResult> {
  // Concatenated rather than resolved: `//host/path` would be parsed as another origin.
  const url = new URL(window.location.origin + address);
  const matched = matchRoute(url.pathname, url.searchParams);
  if ('redirect' in matched) return { type: 'redirect', to: matched.redirect + url.search + url.hash };
  const { to: route } = matched;
  // Load the page's code while the guard waits for the server.
  const page = loadPage(route, portal.settings.getSnapshot().features);
  page.catch(() => {});
  try {
    const result = await followGuard(portal, route, address, url.searchParams);
    return result ?? { type: 'page', route, page: await page };
  } catch (error) {
    return { type: 'failed', route, error };
  }
}

/** Switches to the organisation of the URL; if it cannot be loaded, the error is shown in a neutral frame. */
async function chooseOrganisation(portal: Portal, orgCode: string): Promise<void> {
  try {
    await switchOrganisation(portal, orgCode);
  } catch (error) {
    // The user may have navigated to another organisation meanwhile.
    const current = new URLSearchParams(window.location.search).get(ORGANISATION);
    if (current === orgCode) setNeutral(portal, true);
    throw error;
  }
}

function setNeutral({ session }: Portal, isNeutral: boolean): void {
  if (session.getState().isNeutral !== isNeutral) session.setState({ isNeutral });
}

/** The question in place of the page, once it is certain that it is the user's session that would end. */
async function askToLeave(portal: Portal, route: PageRoute): Promise<RouteResult | undefined> {
  if (!portal.session.getState().userInfo) {
    try {
      await loadUser(portal);
    } catch (error) {
      if (error instanceof SignedOutError) return undefined;
      setNeutral(portal, true);
      throw error;
    }
    // The user may belong to the organisation of the URL.
    return undefined;
  }
  const page = await loadPage(leaveQuestion, []);
  setNeutral(portal, true);
  return { type: 'page', route: { ...leaveQuestion, path: route.path }, page };
}

/** Applies the guard's steps; returns undefined if the page may be rendered. */
async function followGuard(
  portal: Portal,
  route: PageRoute,
  address: string,
  query: URLSearchParams,
): Promise<RouteResult | undefined> {
  const destination = { route, address, path: route.path, query, meta: route.meta };
  let hasTriedGuest = false;
  for (let steps = 0; steps < REDIRECTS_MAX; steps++) {
    const step = guard(destination, { ...guardFacts(portal, route, query), hasTriedGuest });
    hasTriedGuest ||= step.type === 'become-guest';
    if (step.type !== 'switch-organisation' && step.type !== 'ask-to-leave') setNeutral(portal, false);
    if (step.type === 'show') return undefined;
    const result = await applyStep(step, portal, destination);
    if (result) return result;
  }
  throw new Error(`the guard loops on ${route.path}`);
}

/** True if a page may be shown at once, without another step of the guard. */
export function mayShow(portal: Portal, route: PageRoute, { pathname, search, searchParams }: URL): boolean {
  const destination = { address: pathname + search, path: route.path, query: searchParams, meta: route.meta };
  const facts = guardFacts(portal, route, searchParams);
  return guard(destination, { ...facts, hasTriedGuest: false }).type === 'show';
}

function guardFacts(
  { session, config }: Portal,
  { meta }: PageRoute,
  query: URLSearchParams,
): Omit<GuardFacts, 'hasTriedGuest'> {
  const wanted = query.get(ORGANISATION);
  const { token, userId, orgCode, orgConfig, userInfo } = session.getState();
  return {
    origin: window.location.origin,
    hasOrgCode: orgCode !== '',
    namedOrg: namedOrganisation(orgCode, config.org),
    isOtherOrg: Boolean(wanted) && wanted !== orgCode,
    hasToken: token !== '',
    hasUserId: userId !== '',
    isUserUnknown: isAnonymousId(userId),
    isPublic: orgConfig?.isPublic,
    userInfo: userInfo ? 'loaded' : 'unknown',
    owesPassword: userInfo?.needPwd === true && !wasPasswordPrompted(userId),
    hasBoundInfo: meta.wxBinding === true && hasPendingBinding(),
  };
}

/** Applies one step; returns undefined if the guard must run again. */
async function applyStep(
  step: Exclude<GuardStep, { type: 'show' }>,
  portal: Portal,
  { route, address, query }: Destination & { route: PageRoute },
): Promise<RouteResult | undefined> {
  switch (step.type) {
    case 'redirect':
      return { type: 'redirect', to: step.to };
    case 'sign-out':
      portal.session.end({ type: 'switch' });
      return { type: 'redirect', to: step.to };
    case 'switch-organisation':
      await chooseOrganisation(portal, query.get(ORGANISATION) ?? '');
      return undefined;
    case 'ask-to-leave':
      return askToLeave(portal, route);
    case 'load-user':
      return loadUser(portal).then(
        () => undefined,
        (error: unknown) => userFailed(portal, address, error),
      );
    case 'load-organisation':
      await loadOrganisation(portal);
      return undefined;
    case 'become-guest':
      await logInAsGuest(portal);
      return undefined;
    case 'exchange-code': {
      const { exchangeScanCode } = await import('#src/session/login/scan-login.ts');
      const code = query.get('code') ?? '';
      return {
        type: 'redirect',
        ...(await exchangeScanCode(portal, { code, state: query.get('state') ?? '' })),
      };
    }
  }
}

async function userFailed(portal: Portal, address: string, error: unknown): Promise<RouteResult> {
  // The session has already notified its listeners.
  if (error instanceof SignedOutError) return { type: 'left' };
  if (error instanceof NetworkError && (await isPageUnloading())) return { type: 'left' };
  // The operator has a fault to mend; the user is who they were.
  if (error instanceof AdapterError) throw error;
  const namedOrg = namedOrganisation(portal.session.getState().orgCode, portal.config.org);
  portal.session.end({ type: 'switch' });
  return {
    type: 'redirect',
    to: loginUrl(address, window.location.origin, namedOrg),
    message: error instanceof PortalError ? error.message : undefined,
  };
}
