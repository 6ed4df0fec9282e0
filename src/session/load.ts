import { getOrgByCode, getOrgById } from '../api/org.ts';
import { getUserInfo } from '../api/user-info.ts';
import { dataOf } from '../http/data-of.ts';
import { once, type Loader } from './once.ts';
import { setOrganisation } from './set-organisation.ts';
import { setUser } from './set-user.ts';

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
