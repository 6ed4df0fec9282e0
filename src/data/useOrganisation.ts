import { useEffect, useState } from 'react';
import type { OrgConfig } from '../api/org.ts';
import { loadOrganisation } from '../session/load.ts';
import { usePortal, useSession } from './portal-context.ts';

/** The organisation of the session, loaded where nobody has loaded it yet. Null as well when it cannot be had. */
export function useOrganisation(): { org: OrgConfig | null; isLoading: boolean } {
  const portal = usePortal();
  const org = useSession((session) => session.orgConfig);
  const owner = useSession((session) =>
    session.orgCode || session.token ? `${session.orgCode}|${session.token}` : '',
  );
  const [failed, setFailed] = useState('');
  const isMissing = org === null && owner !== '' && failed !== owner;

  useEffect(() => {
    if (!isMissing) return;
    let gone = false;
    loadOrganisation(portal).catch(() => {
      if (!gone) setFailed(owner);
    });
    return () => {
      gone = true;
    };
  }, [portal, isMissing, owner]);

  return { org, isLoading: isMissing };
}
