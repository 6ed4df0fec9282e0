import { useEffect, useState } from 'react';
import { usePortal, useSession } from '../../src/data/portal-context.ts';
import { useOrganisation } from '../../src/data/useOrganisation.ts';
import { loadNavigation, loadUser } from '../../src/session/load.ts';

/** All that the header shows, loaded where nobody has loaded it yet; what cannot be had is missing, quietly. */
export function useHeaderData(wantsNavigation: boolean) {
  const portal = usePortal();
  const token = useSession((session) => session.token);
  const userId = useSession((session) => (session.token ? session.userId : ''));
  const user = useSession((session) => session.userInfo);
  const entries = useSession((session) => session.navConfig);
  const organisation = useOrganisation();

  const isUserMissing = useMissing(userId !== '' && user === null, token, () => loadUser(portal));
  const isNavigationMissing = useMissing(wantsNavigation && token !== '' && entries === null, token, () =>
    loadNavigation(portal),
  );

  return {
    org: organisation.org,
    isOrgLoading: organisation.isLoading,
    /** Somebody is logged in; a guest is not. */
    isLoggedIn: userId !== '',
    userId,
    user,
    isUserLoading: isUserMissing,
    entries: entries ?? [],
    isNavigationLoading: isNavigationMissing,
  };
}

/** Loads what is missing, once for each owner; true until it is there or has failed. */
function useMissing(isMissing: boolean, owner: string, load: () => Promise<void>): boolean {
  const [failed, setFailed] = useState<string | null>(null);
  const isWanted = isMissing && failed !== owner;
  const [latest] = useState(() => ({ load }));
  useEffect(() => {
    latest.load = load;
  });
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    latest.load().catch(() => {
      if (!gone) setFailed(owner);
    });
    return () => {
      gone = true;
    };
  }, [isWanted, owner, latest]);
  return isWanted;
}
