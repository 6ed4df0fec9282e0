import { type SafeUrl, webUrl, withQuery } from '../../rules/safe-url.ts';
import { pagePaths } from '../../page-paths.ts';
import { ORGANISATION } from '../../rules/organisation-param.ts';
import { redirectOrganisation, safeRedirect } from '../../rules/redirect.ts';
import { UNKNOWN_PAGE } from '../../rules/page-url.ts';

/**
 * Returns the URL of the login with a redirect back to `address` (path, query and hash) where that is a safe target. The
 * login belongs to the organisation that the address names, else to `orgCode`.
 */
export function loginUrl(address: string, origin: string, orgCode = ''): SafeUrl {
  return withRedirect(pagePaths.login, address, origin, orgCode);
}

/** Adds a redirect to the path of a page that follows it once it is done, with the organisation before it. */
export function withRedirect(path: SafeUrl, address: string, origin: string, orgCode = ''): SafeUrl {
  const back = safeRedirect(address, origin);
  const organisation = redirectOrganisation(address, origin) || orgCode;
  const parts = [
    organisation && `${ORGANISATION}=${encodeURIComponent(organisation)}`,
    back && `redirect=${encodeURIComponent(back)}`,
  ].filter(Boolean);
  return withQuery(path, parts.join('&'));
}

/**
 * Returns the URL of the login with a redirect to `page`, the URL of the current one. `portal` is the portal's origin,
 * '' for our own.
 */
export function loginUrlFrom(page: string, portal: string, orgCode = ''): SafeUrl {
  // Of other sites the login knows nothing, since anyone could have written that URL; see `authorizeUrl`.
  if (portal) return webUrl(new URL(loginUrl('', portal, orgCode), portal));
  if (page === UNKNOWN_PAGE) return loginUrl('', page, orgCode);
  const { origin, pathname, search, hash } = new URL(page);
  return loginUrl(pathname + search + hash, origin, orgCode);
}

/** The way back that a page of another site asks for; see `prepareDeparture`. */
interface ReturnRequest {
  page: string;
  state: string;
  challenge: string;
  orgCode: string;
}

/** The URL of the portal's page that leads back to `page`, after a log-in where nobody is logged in. */
export function authorizeUrl(portal: string, { page, state, challenge, orgCode }: ReturnRequest): SafeUrl {
  const url = new URL(pagePaths.authorize, portal);
  url.search = new URLSearchParams({
    redirect_uri: page,
    state,
    code_challenge: challenge,
    ...(orgCode && { [ORGANISATION]: orgCode }),
  }).toString();
  return webUrl(url);
}
