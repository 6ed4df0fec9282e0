import { getOrgByCode, getOrgById } from '../api/org.ts';
import { dataOf } from '../http/unwrap.ts';
import { once, type Loader } from './single-flight.ts';
import { setOrganisation } from './set-organisation.ts';

/** Loads the organisation by its code, or by the session where no code is known. */
export function loadOrganisation(portal: Loader): Promise<void> {
  const { http, session, language } = portal;
  const { orgCode, orgId } = session.read();
  return once(portal, `organisation ${orgCode}`, async () => {
    const quietly = { silent: true };
    const answer = orgCode
      ? await getOrgByCode(http, { orgCode }, quietly)
      : await getOrgById(http, orgId ? { orgId } : {}, quietly);
    const config = dataOf(answer, language);
    // Somebody has turned to another organisation meanwhile.
    if (session.read().orgCode !== orgCode) return;
    setOrganisation(session, { ...config, orgCode: config.orgCode || orgCode });
  });
}
