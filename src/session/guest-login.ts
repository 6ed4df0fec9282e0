import { guestLogin } from '../api/auth.ts';
import { getOrgByCode } from '../api/org.ts';
import { dataOf } from '../http/unwrap.ts';
import { once, type Loader } from './single-flight.ts';
import { setOrganisation } from './set-organisation.ts';

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
