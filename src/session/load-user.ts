import { getUserInfo } from '../api/user-info.ts';
import { SignedOutError } from '../http/errors.ts';
import { unwrap } from '../http/unwrap.ts';
import { isAnonymousId } from './token/anonymous-id.ts';
import { singleFlight, type SessionLoader } from './single-flight.ts';
import { setUser } from './set-user.ts';

/**
 * Loads info, roles and permissions of the logged-in user, and finds out whose the token in the cookie is. One of nobody
 * that the server refuses is dropped silently.
 */
export function loadUser(portal: SessionLoader): Promise<void> {
  const { http, session, language } = portal;
  const { token, userId } = session.getState();
  const isUnknown = session.isShared && isAnonymousId(userId);
  return singleFlight(portal, `user ${token}`, async () => {
    const isAnother = () => session.getState().token !== token;
    try {
      const client = isUnknown ? http.withToken(token) : http;
      const user = unwrap(await getUserInfo(client, undefined, { silent: true }), language);
      if (isAnother()) return;
      const own = user.userInfo.orgCode;
      if (own && own !== session.getState().orgCode) {
        // Most users are in their own organisation already, so this module is loaded on demand.
        await import('./organisation/switch-organisation.ts').then((module) =>
          module.switchToOwnOrganisation(portal, own),
        );
        if (isAnother()) return;
      }
      setUser(session, user);
    } catch (error) {
      if (!isUnknown || !(error instanceof SignedOutError)) throw error;
      session.dropToken(token);
    }
  });
}
