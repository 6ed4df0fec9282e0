/** Returns the URL of a page for other people; it names the organisation unless that is the portal's default. */
export function sharedUrl(
  path: string,
  origin: string,
  { orgCode, defaultOrg }: { orgCode: string; defaultOrg: string },
): string {
  const url = new URL(path, origin);
  if (orgCode && orgCode !== defaultOrg) url.searchParams.set('orgCode', orgCode);
  return url.href;
}
