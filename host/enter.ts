import { NetworkError, PortalError, SignedOutError } from '../src/http/errors.ts';
import type { Portal } from '../src/portal.ts';
import { hasBoundInfo } from '../src/session/bound-info.ts';
import { loadOrganisation } from '../src/session/load-organisation.ts';
import { loadUser } from '../src/session/load-user.ts';
import { becomeGuest, switchOrganisation } from '../src/session/visit.ts';
import { loginAddress } from '../src/session/login-address.ts';
import { isPasswordAsked } from '../src/session/password-asked.ts';
import { guard, type GuardFacts, type GuardStep } from './guard.ts';
import { isBeingLeft } from './leaving.ts';
import { match } from './match.ts';
import type { PageModule, PageRoute } from './routes.ts';

/** Where the way to an address ended. */
export type Entrance =
  | { end: 'page'; route: PageRoute; page: PageModule }
  /** `message`: why, for the user. */
  | { end: 'redirect'; to: string; message?: string }
  | { end: 'failed'; route: PageRoute; error: unknown }
  /** The session is over and whoever listens to it leads on. */
  | { end: 'left' };

// Each step makes the next one unnecessary; a way longer than this goes in circles.
const longestWay = 8;

/** Goes the way to an address: asks the guard, does what it says, asks again, until there is a page to show. */
export async function enter(portal: Portal, address: string): Promise<Entrance> {
  // Put together rather than resolved: `//host/path` would be taken for another site's address.
  const url = new URL(window.location.origin + address);
  const matched = match(url.pathname);
  if ('redirect' in matched) return { end: 'redirect', to: matched.redirect + url.search + url.hash };
  const { to: route } = matched;
  // The page's code travels while the guard asks the server.
  const page = route.load();
  page.catch(() => {});
  try {
    const orgCode = url.searchParams.get('orgCode');
    const mayLogOut = !(route.meta.asksFirst && portal.session.read().userId);
    if (orgCode && mayLogOut) await switchOrganisation(portal, orgCode);
    return (await walk(portal, route, address, url.searchParams)) ?? { end: 'page', route, page: await page };
  } catch (error) {
    return { end: 'failed', route, error };
  }
}

/** The way itself; ends with nothing where the page may be shown. */
async function walk(
  portal: Portal,
  route: PageRoute,
  address: string,
  query: URLSearchParams,
): Promise<Entrance | undefined> {
  const destination = { address, path: route.path, query, meta: route.meta };
  for (let steps = 0; steps < longestWay; steps++) {
    const step = guard(destination, factsOf(portal));
    if (step.do === 'show') return undefined;
    const entrance = await take(step, portal, address, query);
    if (entrance) return entrance;
  }
  throw new Error(`the way to ${route.path} has no end`);
}

function factsOf({ session }: Portal): GuardFacts {
  const { token, userId, orgCode, orgConfig, userInfo } = session.read();
  return {
    origin: window.location.origin,
    hasOrgCode: orgCode !== '',
    hasToken: token !== '',
    hasUserId: userId !== '',
    isPublic: orgConfig?.isPublic,
    userInfo: userInfo ? 'loaded' : 'unknown',
    owesPassword: userInfo?.needPwd === true && !isPasswordAsked(userId),
    hasBoundInfo: hasBoundInfo(),
  };
}

/** Does what the guard said; gives the end of the way, or nothing where it goes on. */
async function take(
  step: Exclude<GuardStep, { do: 'show' }>,
  portal: Portal,
  address: string,
  query: URLSearchParams,
): Promise<Entrance | undefined> {
  switch (step.do) {
    case 'redirect':
      return { end: 'redirect', to: step.to };
    case 'sign-out':
      portal.session.end({ why: 'switch' });
      return { end: 'redirect', to: step.to };
    case 'load-user':
      return loadUser(portal).then(
        () => undefined,
        (error: unknown) => userFailed(portal, address, error),
      );
    case 'load-organisation':
      await loadOrganisation(portal);
      return undefined;
    case 'become-guest':
      await becomeGuest(portal);
      return undefined;
    case 'exchange-code': {
      const { exchangeScanCode } = await import('../src/session/scan-login.ts');
      const code = query.get('code') ?? '';
      return {
        end: 'redirect',
        ...(await exchangeScanCode(portal, { code, state: query.get('state') ?? '' })),
      };
    }
  }
}

async function userFailed(portal: Portal, address: string, error: unknown): Promise<Entrance> {
  // The session's own listeners have been told already.
  if (error instanceof SignedOutError) return { end: 'left' };
  if (error instanceof NetworkError && (await isBeingLeft())) return { end: 'left' };
  portal.session.end({ why: 'switch' });
  return {
    end: 'redirect',
    to: loginAddress(address, window.location.origin),
    message: error instanceof PortalError ? error.message : undefined,
  };
}
