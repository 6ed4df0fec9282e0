import { NetworkError, PortalError, SignedOutError } from '../src/http/errors.ts';
import type { Portal } from '../src/portal.ts';
import { hasBoundInfo } from '../src/session/bound-info.ts';
import { becomeGuest, loadOrganisation, loadUser } from '../src/session/load.ts';
import { guard, loginAddress, type GuardFacts, type GuardStep } from './guard.ts';
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
  const { session } = portal;
  const url = new URL(address, window.location.origin);
  const orgCode = url.searchParams.get('orgCode');
  if (orgCode) session.chooseOrganisation(orgCode);

  const matched = match(url.pathname);
  if ('redirect' in matched) return { end: 'redirect', to: matched.redirect + url.search + url.hash };
  const { to: route } = matched;
  // The page's code travels while the guard asks the server.
  const page = route.load();
  page.catch(() => {});

  const destination = { address, path: route.path, query: url.searchParams, meta: route.meta };
  for (let steps = 0; steps < longestWay; steps++) {
    const step = guard(destination, factsOf(portal));
    if (step.do === 'show') {
      return page.then(
        (module): Entrance => ({ end: 'page', route, page: module }),
        (error: unknown): Entrance => ({ end: 'failed', route, error }),
      );
    }
    const entrance = await take(step, portal, route, destination.address, url.searchParams);
    if (entrance) return entrance;
  }
  return { end: 'failed', route, error: new Error(`the way to ${route.path} has no end`) };
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
    hasBoundInfo: hasBoundInfo(),
  };
}

/** Does what the guard said; gives the end of the way, or nothing where it goes on. */
async function take(
  step: Exclude<GuardStep, { do: 'show' }>,
  portal: Portal,
  route: PageRoute,
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
      return loadOrganisation(portal).then(
        () => undefined,
        (error: unknown): Entrance => ({ end: 'failed', route, error }),
      );
    case 'become-guest':
      return becomeGuest(portal).then(
        () => undefined,
        (error: unknown): Entrance => ({ end: 'failed', route, error }),
      );
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
