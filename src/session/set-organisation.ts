import type { OrgConfig } from '../api/org.ts';
import { rememberOrganisation } from './seen-organisations.ts';
import { writeStored } from './storage.ts';
import { ownsCookie, type Session } from './store.ts';

/** Sets the organisation of the session and stores it for the next visit. */
export function setOrganisation(session: Session, config: OrgConfig): void {
  const { orgCode: former, token } = session.getState();
  const isAnother = former !== '' && former !== config.orgCode;
  if (session.isShared && token && ownsCookie(former)) writeStored('tokenOrg', config.orgCode);
  writeStored('orgCode', config.orgCode);
  writeStored('orgConfig', config);
  rememberOrganisation(config.orgCode);
  const { orgCode, orgId } = config;
  session.setState({ orgConfig: config, orgCode, orgId, ...(isAnother && { navConfig: null }) });
}
