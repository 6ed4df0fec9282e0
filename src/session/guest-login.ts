import { guestLogin } from '../api/auth.ts';
import { getOrgByCode } from '../api/org.ts';
import { unwrap } from '../http/unwrap.ts';
import { singleFlight, type SessionLoader } from './single-flight.ts';
import { setOrganisation } from './set-organisation.ts';

/** Turns to another organisation with a clean session; the present one stays where the other does not exist. */
export async function switchOrganisation(portal: SessionLoader, orgCode: string): Promise<void> {
  const { http, session, language } = portal;
  if (orgCode === session.getState().orgCode) return;
  const config = unwrap(await getOrgByCode(http, { orgCode }, { silent: true }), language);
  session.chooseOrganisation(orgCode);
  setOrganisation(session, { ...config, orgCode });
}

/** Makes a visitor of a public organisation a guest. */
export function logInAsGuest(portal: SessionLoader): Promise<void> {
  const { http, session, language } = portal;
  const { orgCode } = session.getState();
  return singleFlight(portal, `guest ${orgCode}`, async () => {
    const guest = unwrap(await guestLogin(http, { orgCode }, { silent: true }), language);
    if (!session.getState().token && session.getState().orgCode === orgCode) session.logIn(guest.token, '');
  });
}
