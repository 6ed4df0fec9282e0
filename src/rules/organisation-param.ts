/** The query parameter that names an organisation. */
export const ORGANISATION = 'orgCode';

/** Removes the organisation from a query, and leaves the rest of it as it is written. */
export function withoutOrganisation(search: string): string {
  if (!new URLSearchParams(search).has(ORGANISATION)) return search;
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => !new URLSearchParams(part).has(ORGANISATION))
    .join('&');
  return kept && `?${kept}`;
}

/** The organisation that a URL for a new tab or for other people names; '' for the portal's default. */
export function namedOrganisation(orgCode: string, defaultOrg: string): string {
  return orgCode === defaultOrg ? '' : orgCode;
}
