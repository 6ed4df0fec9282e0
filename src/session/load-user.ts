import { getOrgByCode } from '../api/org.ts';
import { getUserInfo } from '../api/user-info.ts';
import { dataOf } from '../http/data-of.ts';
import { once, type Loader } from './once.ts';
import { setOrganisation } from './set-organisation.ts';
import { setUser } from './set-user.ts';

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
