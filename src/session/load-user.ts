import { getUserInfo } from '../api/user-info.ts';
import { unwrap } from '../http/unwrap.ts';
import { singleFlight, type SessionLoader } from './single-flight.ts';
import { setUser } from './set-user.ts';

/** Loads info, roles and permissions of the logged-in user. */
export function loadUser(portal: SessionLoader): Promise<void> {
  const { http, session, language } = portal;
  const { token } = session.getState();
  return singleFlight(portal, `user ${token}`, async () => {
    const user = unwrap(await getUserInfo(http, undefined, { silent: true }), language);
    const isAnother = () => session.getState().token !== token;
    if (isAnother()) return;
    const own = user.userInfo.orgCode;
    if (own && own !== session.getState().orgCode) {
      // Most users are in their own organisation already, so this module is loaded on demand.
      await import('./switch-organisation.ts').then((module) => module.switchToOwnOrganisation(portal, own));
      if (isAnother()) return;
    }
    setUser(session, user);
  });
}
