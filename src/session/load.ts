import { getUserInfo } from '../api/account.ts';
import { guestLogin } from '../api/auth.ts';
import { getNavigation, getOrgByCode, getOrgById } from '../api/org.ts';
import { dataOf } from '../http/data-of.ts';
import type { Portal } from '../portal.ts';
import { setOrganisation } from './set-organisation.ts';
import { setUser } from './set-user.ts';

type Loader = Pick<Portal, 'http' | 'session' | 'language'>;

// However many widgets ask at once, each of these calls is made once.
const underWay = new WeakMap<Loader['session'], Map<string, Promise<void>>>();

function once({ session }: Loader, key: string, load: () => Promise<void>): Promise<void> {
  let loads = underWay.get(session);
  if (!loads) underWay.set(session, (loads = new Map()));
  let promise = loads.get(key);
  if (!promise) {
    promise = load().finally(() => loads.delete(key));
    loads.set(key, promise);
  }
  return promise;
}

/** Loads the organisation by its code, or by the session where no code is known. */
export function loadOrganisation(portal: Loader): Promise<void> {
  const { http, session, language } = portal;
  const { orgCode, orgId } = session.read();
  return once(portal, `organisation ${orgCode}`, async () => {
    const config = orgCode
      ? dataOf(await getOrgByCode(http, { orgCode }, { silent: true }), language)
      : dataOf(await getOrgById(http, orgId ? { orgId } : {}, { silent: true }), language);
    // Somebody has turned to another organisation meanwhile.
    if (session.read().orgCode !== orgCode) return;
    setOrganisation(session, { ...config, orgCode: config.orgCode || orgCode });
  });
}

/** Loads user info, roles and permissions of whoever is logged in. */
export function loadUser(portal: Loader): Promise<void> {
  const { http, session, language } = portal;
  const { token } = session.read();
  return once(portal, `user ${token}`, async () => {
    const user = dataOf(await getUserInfo(http, undefined, { silent: true }), language);
    if (session.read().token !== token) return;
    // Whoever logs in at another organisation's portal is led to their own.
    const own = user.userInfo.orgCode;
    if (own && own !== session.read().orgCode) {
      const config = dataOf(await getOrgByCode(http, { orgCode: own }, { silent: true }), language);
      if (session.read().token !== token) return;
      setOrganisation(session, { ...config, orgCode: own });
    }
    setUser(session, user);
  });
}

/** Turns to another organisation with a clean session; the present one stays where the other does not exist. */
export async function switchOrganisation(portal: Loader, orgCode: string): Promise<void> {
  const { http, session, language } = portal;
  if (orgCode === session.read().orgCode) return;
  const config = dataOf(await getOrgByCode(http, { orgCode }, { silent: true }), language);
  session.chooseOrganisation(orgCode);
  setOrganisation(session, { ...config, orgCode });
}

/** Makes a visitor of a public organisation a guest. */
export function becomeGuest(portal: Loader): Promise<void> {
  const { http, session, language } = portal;
  const { orgCode } = session.read();
  return once(portal, `guest ${orgCode}`, async () => {
    const guest = dataOf(await guestLogin(http, { orgCode }, { silent: true }), language);
    if (!session.read().token && session.read().orgCode === orgCode) session.signIn(guest.token, '');
  });
}

/** Loads the navigation of the session's organisation. */
export function loadNavigation(portal: Loader): Promise<void> {
  const { http, session, language } = portal;
  const { token, orgCode } = session.read();
  return once(portal, `navigation ${orgCode} ${token}`, async () => {
    const whose = token || !orgCode ? {} : { orgCode };
    const items = dataOf(await getNavigation(http, whose, { silent: true }), language);
    if (session.read().token === token && session.read().orgCode === orgCode)
      session.set({ navConfig: items });
  });
}
