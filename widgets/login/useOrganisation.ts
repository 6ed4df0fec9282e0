import { useCallback, useEffect, useState } from 'react';
import type { OrgConfig } from '../../src/api/org.ts';
import { usePortal, useSession } from '../../src/data/portal-context.ts';
import { loadOrganisation } from '../../src/session/load.ts';

export interface Organisation {
  /** Null as long as it is not known. */
  config: OrgConfig | null;
  name: string;
  /** It could not be loaded. */
  failed: boolean;
  retry: () => void;
}

/** The organisation of the session; loads it where nobody has. */
export function useOrganisation(): Organisation {
  const portal = usePortal();
  const config = useSession((session) => session.orgConfig);
  const isNamed = useSession((session) => session.orgCode !== '' || session.token !== '');
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    loadOrganisation(portal).catch(() => setFailed(true));
  }, [portal]);
  useEffect(() => {
    if (!config && isNamed) load();
  }, [config, isNamed, load]);

  return { config, name: config?.name ?? '', failed: failed && !config, retry: load };
}
