import { getOrgByCode, getOrgById } from '../api/org.ts';
import { unwrap } from '../http/unwrap.ts';
import { singleFlight, type SessionLoader } from './single-flight.ts';
import { setOrganisation } from './set-organisation.ts';

/** Loads the organisation by its code, or by the session where no code is known. */
export function loadOrganisation(portal: SessionLoader): Promise<void> {
  const { http, session, language } = portal;
  const { orgCode, orgId } = session.getState();
  return singleFlight(portal, `organisation ${orgCode}`, async () => {
    const quietly = { silent: true };
    const response = orgCode
      ? await getOrgByCode(http, { orgCode }, quietly)
      : await getOrgById(http, orgId ? { orgId } : {}, quietly);
    const config = unwrap(response, language);
    // Somebody has turned to another organisation meanwhile.
    if (session.getState().orgCode !== orgCode) return;
    setOrganisation(session, { ...config, orgCode: config.orgCode || orgCode });
  });
}
