import { getOrgByCode } from '../api/org.ts';
import { unwrap } from '../http/unwrap.ts';
import type { SessionLoader } from './single-flight.ts';
import { setOrganisation } from './organisation.ts';

/** Switches a user who has logged in at another organisation to their own. */
export async function switchToOwnOrganisation(portal: SessionLoader, orgCode: string): Promise<void> {
  const { http, session, language } = portal;
  const { token } = session.getState();
  const config = unwrap(await getOrgByCode(http, { orgCode }, { silent: true }), language);
  // Another user may have logged in while the request was pending.
  if (session.getState().token === token) setOrganisation(session, { ...config, orgCode });
}
