import { getOrgByCode } from '../api/org.ts';
import { unwrap } from '../http/unwrap.ts';
import type { SessionLoader } from './single-flight.ts';
import { setOrganisation } from './set-organisation.ts';

/** Leads somebody who has logged in elsewhere to their own organisation. */
export async function switchToOwnOrganisation(portal: SessionLoader, orgCode: string): Promise<void> {
  const { http, session, language } = portal;
  const { token } = session.getState();
  const config = unwrap(await getOrgByCode(http, { orgCode }, { silent: true }), language);
  // Somebody else has logged in meanwhile.
  if (session.getState().token === token) setOrganisation(session, { ...config, orgCode });
}
