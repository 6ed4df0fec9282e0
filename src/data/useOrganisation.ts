import type { OrgConfig } from '../api/org.ts';
import { loadOrganisation } from '../session/organisation.ts';
import { useSession } from './portal-context.ts';
import { useEnsureLoaded, type LoadState } from './useEnsureLoaded.ts';

export interface Organisation extends LoadState {
  /** Null while it is loading, after a failure, without an organisation and in a neutral frame. */
  org: OrgConfig | null;
}

/** The organisation of the session, loaded if it is missing. */
export function useOrganisation(): Organisation {
  const org = useSession((session) => session.orgConfig);
  const scope = useSession(({ orgCode, token, unavailableOrg }) =>
    !unavailableOrg && (orgCode || token) ? `${orgCode} ${token}` : '',
  );
  return { org, ...useEnsureLoaded(org === null && scope !== '', scope, loadOrganisation) };
}
