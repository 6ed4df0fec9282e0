import { getOrgByCode, getOrgById } from '../api/org.ts';
import { unwrap } from '../http/unwrap.ts';
import { singleFlight, type SessionLoader } from './single-flight.ts';
import { setOrganisation } from './set-organisation.ts';

/** Loads the organisation by its code, or by the session when no code is known. */
export function loadOrganisation(portal: SessionLoader): Promise<void> {
  const { http, session, language } = portal;
  const { orgCode, orgId } = session.getState();
  return singleFlight(portal, `organisation ${orgCode}`, async () => {
    const quietly = { silent: true };
    const response = orgCode
      ? await getOrgByCode(http, { orgCode }, quietly)
      : await getOrgById(http, orgId ? { orgId } : {}, quietly);
    const config = unwrap(response, language);
    // The session may have switched to another organisation while the request was pending.
    if (session.getState().orgCode !== orgCode) return;
    setOrganisation(session, { ...config, orgCode: config.orgCode || orgCode });
  });
}
