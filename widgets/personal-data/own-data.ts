import { getAppendInfo, getCollectInfo } from '../../src/api/account.ts';
import { getSecurityInfo } from '../../src/api/security-info.ts';
import { getCompleteInfo, getUserRequireInfo } from '../../src/api/space.ts';
import { useCallback } from 'react';
import { usePortal } from '../../src/data/portal-context.ts';
import { useQueryCache } from '../../src/data/useQueryCache.ts';
import { loadUser } from '../../src/session/load-user.ts';

/** The URLs that the personal data pages link to. */
export const dataPages = {
  data: '/space/myData',
  bindPhone: '/space/bindPhone',
  bindCard: '/space/bindCard',
  addProject: '/space/add',
  updatePwd: '/space/updatePwd',
} as const;

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
    // On failure the previous data stays.
    loadUser(portal).catch(() => undefined);
  }, [portal, invalidate]);
}
