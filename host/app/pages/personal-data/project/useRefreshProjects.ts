import { projectPaths } from '#src/api/changed-paths.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { useRefreshOwnData } from '../own-data.ts';

/** Refetches the data that joining a project changes, wherever on the page it is shown. */
export function useRefreshProjects(): () => void {
  const { invalidate } = useQueryCache();
  const refreshOwnData = useRefreshOwnData();
  return () => {
    invalidate(projectPaths);
    refreshOwnData();
  };
}
