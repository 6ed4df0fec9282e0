import { getUserInfo } from '../api/user-info.ts';
import { dataOf } from '../http/unwrap.ts';
import { once, type Loader } from './single-flight.ts';
import { setUser } from './set-user.ts';

/** Loads user info, roles and permissions of whoever is logged in. */
export function loadUser(portal: Loader): Promise<void> {
  const { http, session, language } = portal;
  const { token } = session.read();
  return once(portal, `user ${token}`, async () => {
    const user = dataOf(await getUserInfo(http, undefined, { silent: true }), language);
    const isAnother = () => session.read().token !== token;
    if (isAnother()) return;
    const own = user.userInfo.orgCode;
    if (own && own !== session.read().orgCode) {
      // Most are where they belong.
      await import('./switch-to-own-organisation.ts').then((module) => module.enterOrganisation(portal, own));
      if (isAnother()) return;
    }
    setUser(session, user);
  });
}
