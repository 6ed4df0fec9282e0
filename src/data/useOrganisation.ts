import { useEffect, useState } from 'react';
import type { OrgConfig } from '../api/org.ts';
import { loadOrganisation } from '../session/load-organisation.ts';
import { usePortal, useSession } from './portal-context.ts';

export interface Organisation {
  /** Null as long as it is not known, and where it cannot be had. */
  org: OrgConfig | null;
  isLoading: boolean;
  /** It could not be loaded. */
  failed: boolean;
  retry: () => void;
}

/** The organisation of the session, loaded where nobody has loaded it yet. */
export function useOrganisation(): Organisation {
  const portal = usePortal();
  const org = useSession((session) => session.orgConfig);
  const owner = useSession((session) =>
    session.orgCode || session.token ? `${session.orgCode}|${session.token}` : '',
  );
  const [failedOwner, setFailedOwner] = useState('');
  const isUnknown = org === null && owner !== '';
  const failed = isUnknown && failedOwner === owner;
  const isLoading = isUnknown && !failed;

  useEffect(() => {
    if (!isLoading) return;
    let gone = false;
    loadOrganisation(portal).catch(() => {
      if (!gone) setFailedOwner(owner);
    });
    return () => {
      gone = true;
    };
  }, [portal, isLoading, owner]);

  return { org, isLoading, failed, retry: () => setFailedOwner('') };
}
