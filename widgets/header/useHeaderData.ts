import { usePortal, useSession } from '../../src/data/portal-context.ts';
import { useOrganisation } from '../../src/data/useOrganisation.ts';
import { loadNavigation, loadUser } from '../../src/session/load.ts';
import { useMissing } from './useMissing.ts';

/** All that the header shows, loaded where nobody has loaded it yet; what cannot be had is missing, quietly. */
export function useHeaderData(wantsNavigation: boolean) {
  const portal = usePortal();
  const token = useSession((session) => session.token);
  const orgCode = useSession((session) => session.orgCode);
  const userId = useSession((session) => (session.token ? session.userId : ''));
  const user = useSession((session) => session.userInfo);
  const entries = useSession((session) => session.navConfig);
  const organisation = useOrganisation();

  const isUserMissing = useMissing(userId !== '' && user === null, token, () => loadUser(portal));
  // Whoever is logged in has an organisation, and everybody else is told of one.
  const isNavigationKnown = token !== '' || orgCode !== '';
  const isNavigationMissing = useMissing(
    wantsNavigation && isNavigationKnown && entries === null,
    `${orgCode} ${token}`,
    () => loadNavigation(portal),
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
