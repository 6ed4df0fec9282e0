import type { SafeUrl } from '#src/rules/safe-url.ts';
import { useCallback } from 'react';
import { ownDataPaths, projectPaths } from '#src/api/changed-paths.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { loadUser } from '#src/session/load-user.ts';

/** Returns the URL of the form for a role (default `learner`) and whether the identity card is bound. */
export function editAddress(role: string | undefined, isBound: boolean): SafeUrl {
  return `/space/edit/${encodeURIComponent(role || 'learner')}/${isBound ? 1 : 0}`;
}

/** Refetches the user's data after a change, wherever on the page it is shown. */
export function useRefreshOwnData(): () => void {
  const portal = usePortal();
  const { invalidate } = useQueryCache();
  return useCallback(() => {
    invalidate(ownDataPaths);
    // On failure the previous data stays.
    loadUser(portal).catch(() => undefined);
  }, [portal, invalidate]);
}

/** Refetches the data that joining a project changes, wherever on the page it is shown. */
export function useRefreshProjects(): () => void {
  const { invalidate } = useQueryCache();
  const refreshOwnData = useRefreshOwnData();
  return () => {
    invalidate(projectPaths);
    refreshOwnData();
  };
}
