import { getOrgByCode } from '../api/org.ts';
import { dataOf } from '../http/unwrap.ts';
import type { Loader } from './single-flight.ts';
import { setOrganisation } from './set-organisation.ts';

/** Leads somebody who has logged in elsewhere to their own organisation. */
export async function enterOrganisation(portal: Loader, orgCode: string): Promise<void> {
  const { http, session, language } = portal;
  const { token } = session.read();
  const config = dataOf(await getOrgByCode(http, { orgCode }, { silent: true }), language);
  // Somebody else has logged in meanwhile.
  if (session.read().token === token) setOrganisation(session, { ...config, orgCode });
}
