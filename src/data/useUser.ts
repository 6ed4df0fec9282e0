import { useEffect } from 'react';
import { getUserInfo, type UserInfo } from '../api/user-info.ts';
import { isAnonymousId } from '../session/token/anonymous-id.ts';
import { loadUser } from '../session/load-user.ts';
import { followChanges } from './queries/changes.ts';
import { usePortal, useSession } from './portal-context.ts';
import { useEnsureLoaded, type LoadState } from './queries/useEnsureLoaded.ts';

export interface User extends LoadState {
  /** Null while it is loading, after a failure, and while nobody is logged in. */
  user: UserInfo | null;
}

/** The logged-in user, loaded if it is missing, and again when another tab has changed the profile. */
export function useUser(): User {
  const portal = usePortal();
  useEffect(
    () =>
      followChanges(portal, getUserInfo, () => {
        // On failure the previous data stays.
        loadUser(portal).catch(() => undefined);
      }),
    [portal],
  );
  const user = useSession((session) => session.userInfo);
  const token = useSession((session) => (session.userId ? session.token : ''));
  return { user, ...useEnsureLoaded(token !== '' && user === null, token, loadUser) };
}

/**
 * True once the user id is settled. A host page may provide a token without a user id, which is then loaded; if that
 * fails, the user keeps the placeholder id of this token.
 */
export function useIsUserIdSettled(): boolean {
  const userId = useSession((session) => session.userId);
  return !useEnsureLoaded(isAnonymousId(userId), userId, loadUser).isLoading;
}
