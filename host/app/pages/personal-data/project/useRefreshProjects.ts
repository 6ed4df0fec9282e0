import { getProjects } from '#src/api/lists.ts';
import { getLearningTaskNumber, getLearningTasks, getMyProjects, getProject } from '#src/api/study.ts';
import { getTotal } from '#src/api/space.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { useRefreshOwnData } from '../own-data.ts';

const endpoints = [getProject, getMyProjects, getProjects, getTotal, getLearningTasks, getLearningTaskNumber];

/** Refetches the data that joining a project changes, wherever on the page it is shown. */
export function useRefreshProjects(): () => void {
  const { invalidate } = useQueryCache();
  const refreshOwnData = useRefreshOwnData();
  return () => {
    invalidate(endpoints);
    refreshOwnData();
  };
}
