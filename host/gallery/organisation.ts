const code = 'portal.orgCode';
const config = 'portal.orgConfig';

/**
 * Turns this browser to an organisation before the elements come: what the portal has kept would else win over the
 * page's own wish. A session in another organisation stays where it is and is not used here.
 */
export function turnTo(org: string): void {
  const wanted = JSON.stringify(org);
  try {
    if (localStorage.getItem(code) === wanted) return;
    localStorage.setItem(code, wanted);
    localStorage.removeItem(config);
  } catch {
    // A browser that keeps nothing has no former organisation either.
  }
}
