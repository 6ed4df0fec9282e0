import { getAppendInfo, getCollectInfo } from '#src/api/account.ts';
import { getSecurityInfo } from '#src/api/security-info.ts';
import { getUserInfo } from '#src/api/user-info.ts';
import { getCompleteInfo, getUserRequireInfo } from '#src/api/space.ts';
import { useCallback } from 'react';
import { publishChanges } from '#src/data/queries/changes.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { loadUser } from '#src/session/load-user.ts';

/** Returns the URL of the form for a role (default `learner`) and whether the identity card is bound. */
export function editAddress(role: string | undefined, isBound: boolean): string {
  return `/space/edit/${encodeURIComponent(role || 'learner')}/${isBound ? 1 : 0}`;
}

const ownData = [getCollectInfo, getAppendInfo, getSecurityInfo, getCompleteInfo, getUserRequireInfo];

/** Refetches the user's data after a change, wherever on the page it is shown. */
export function useRefreshOwnData(): () => void {
  const portal = usePortal();
  const { invalidate } = useQueryCache();
  return useCallback(() => {
    invalidate(ownData);
    publishChanges(portal, [getUserInfo]);
    // On failure the previous data stays.
    loadUser(portal).catch(() => undefined);
  }, [portal, invalidate]);
}
