import { usePortal, useSession } from '../../src/data/portal-context.ts';
import { useOrganisation } from '../../src/data/useOrganisation.ts';
import { loadUser } from '../../src/session/load-user.ts';
import { useEnsureLoaded } from './useEnsureLoaded.ts';

/** What every header shows, loaded where nobody has loaded it yet; what cannot be had is missing, quietly. */
export function useHeaderData() {
  const portal = usePortal();
  const token = useSession((session) => session.token);
  const userId = useSession((session) => (session.token ? session.userId : ''));
  const user = useSession((session) => session.userInfo);
  const organisation = useOrganisation();
  const isUserMissing = useEnsureLoaded(userId !== '' && user === null, token, () => loadUser(portal));
  return {
    org: organisation.org,
    isOrgLoading: organisation.isLoading,
    /** Somebody is logged in; a guest is not. */
    isLoggedIn: userId !== '',
    userId,
    user,
    isUserLoading: isUserMissing,
  };
}
