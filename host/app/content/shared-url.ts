import { type SafeUrl, webUrl } from '#src/rules/safe-url.ts';
import { namedOrganisation, ORGANISATION } from '#src/rules/organisation-param.ts';

/** Returns the URL of a page for other people; it names the organisation unless that is the portal's default. */
export function sharedUrl(
  path: string,
  origin: string,
  { orgCode, defaultOrg }: { orgCode: string; defaultOrg: string },
): SafeUrl {
  const url = new URL(path, origin);
  const named = namedOrganisation(orgCode, defaultOrg);
  if (named) url.searchParams.set(ORGANISATION, named);
  return webUrl(url);
}
