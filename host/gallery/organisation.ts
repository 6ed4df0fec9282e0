const code = 'portal.orgCode';
const config = 'portal.orgConfig';

/**
 * Switches this tab, and tabs that are opened later, to an organisation before the elements load: the stored one would
 * else override the page's. A session in another organisation is kept and not used here.
 */
export function switchOrganisation(org: string): void {
  const wanted = JSON.stringify(org);
  try {
    if (sessionStorage.getItem(code) === wanted) return;
    sessionStorage.setItem(code, wanted);
    localStorage.setItem(code, wanted);
    localStorage.removeItem(config);
  } catch {
    // A browser that keeps nothing has no former organisation either.
  }
}
