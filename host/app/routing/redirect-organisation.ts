import { ORGANISATION } from '#src/rules/organisation-param.ts';
import { redirectOrganisation, safeRedirect } from '#src/rules/redirect.ts';

/**
 * Moves the organisation that the redirect of an address names to the address itself: the page before the redirect then
 * belongs to it, and a log-in there is not thrown away by a later switch. Returns other addresses as they are.
 */
export function withOrganisationOfRedirect(address: string, origin: string): string {
  const url = new URL(origin + address);
  const redirect = url.searchParams.get('redirect');
  const orgCode = redirectOrganisation(redirect, origin);
  if (!orgCode) return address;
  url.searchParams.set(ORGANISATION, orgCode);
  url.searchParams.set('redirect', safeRedirect(redirect, origin));
  return url.pathname + url.search + url.hash;
}
