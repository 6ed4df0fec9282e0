import { getProjects } from '../../../src/api/lists.ts';
import {
  getLearningTaskNumber,
  getLearningTasks,
  getMyProjects,
  getProject,
} from '../../../src/api/study.ts';
import { getTotal } from '../../../src/api/space.ts';
import { useQueryCache } from '../../../src/data/useQueryCache.ts';
import { useRefreshOwnData } from '../own-data.ts';

const calls = [getProject, getMyProjects, getProjects, getTotal, getLearningTasks, getLearningTaskNumber];

/** Loads anew what joining a project has changed, wherever on the page it is shown. */
export function useRefreshProjects(): () => void {
  const { refresh } = useQueryCache();
  const refreshOwnData = useRefreshOwnData();
  return () => {
    refresh(calls);
    refreshOwnData();
  };
}
