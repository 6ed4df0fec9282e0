import { guestLogin } from '../../api/auth.ts';
import { unwrap } from '../../http/unwrap.ts';
import { PortalError, RefusedError, SignedOutError } from '../../http/errors.ts';
import { loadOrganisation } from '../organisation/organisation.ts';
import { singleFlight, type SessionLoader } from '../single-flight.ts';

/**
 * Logs a visitor of a public organisation in as a guest; `refused` is the guest token that the server has
 * refused. A failure is silent and changes nothing, since a public page works without a token too.
 */
export function logInAsGuest(portal: SessionLoader, refused = ''): Promise<void> {
  const { http, session, language } = portal;
  const { orgCode } = session.getState();
  return singleFlight(portal, `guest ${orgCode}`, async () => {
    try {
      const guest = unwrap(await guestLogin(http, { orgCode }, { silent: true }), language);
      const now = session.getState();
      if (now.token === refused && !now.userId && now.orgCode === orgCode) session.logIn(guest.token, '');
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      // The organisation may have become non-public since it was stored.
      const isAnswer = error instanceof RefusedError || error instanceof SignedOutError;
      if (isAnswer) await loadOrganisation(portal).catch(() => {});
    }
  });
}
