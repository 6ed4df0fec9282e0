import { getOrgByCode } from '../../api/org.ts';
import { unwrap } from '../../http/unwrap.ts';
import { setOrganisation } from './organisation.ts';
import type { SessionLoader } from '../single-flight.ts';

/**
 * Switches to another organisation with a clean session; keeps the current one if the other does not exist. `endUser` ends
 * the session of a logged-in user.
 */
export async function switchOrganisation(
  portal: SessionLoader,
  orgCode: string,
  endUser = () => portal.session.end({ type: 'switch' }),
): Promise<void> {
  const { http, session, language } = portal;
  if (orgCode === session.getState().orgCode) return;
  const config = unwrap(await getOrgByCode(http, { orgCode }, { silent: true }), language);
  if (session.getState().userId) endUser();
  session.chooseOrganisation(orgCode);
  setOrganisation(session, { ...config, orgCode });
}

/** Switches a user who has logged in at another organisation to their own. */
export async function switchToOwnOrganisation(portal: SessionLoader, orgCode: string): Promise<void> {
  const { http, session, language } = portal;
  const { token } = session.getState();
  const config = unwrap(await getOrgByCode(http, { orgCode }, { silent: true }), language);
  // Another user may have logged in while the request was pending.
  if (session.getState().token === token) setOrganisation(session, { ...config, orgCode });
}
