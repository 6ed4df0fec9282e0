import type { ListItem } from '#src/api/list-item.ts';
import { getMyCourses, getProject, type Project } from '#src/api/study.ts';
import { getProgress } from '#src/api/progress.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { usePageUrl } from '#src/ui/loading/hydration.ts';
import { notificationAction } from '#widgets/shared/notifications/index.ts';
import { projectStatus } from '../personal-data/project/project-status.ts';
import type { DetailsKind } from './details-kinds.ts';
import type { ActionContext } from './main-actions.ts';
import { OWN_COURSES_SIZE } from '../../limits.ts';
import { notificationSources } from '#src/api/notifications.ts';
import { useWorkspace } from './workspace/useWorkspace.ts';

/** Loads what the main action of an item depends on: whether the user takes part, or has begun to learn. */
export function useActionContext(kind: DetailsKind, item: ListItem): ActionContext & { retry: () => void } {
  const config = useSettings();
  const page = usePageUrl();
  const isLoggedIn = useLoginStatus() === 'loggedIn';
  const project = useQuery(getProject, kind.enrols && isLoggedIn ? { id: item.id } : null);
  const isKept = config.features.includes('progress');
  const resumes = kind.resumes && isLoggedIn;
  const kept = useQuery(getProgress, resumes && isKept ? { kind: 'course', id: item.id } : null);
  const courses = useQuery(
    getMyCourses,
    resumes && !isKept ? { searchVal: item.title, current: 1, size: OWN_COURSES_SIZE } : null,
  );
  const progress = kept.data?.percent ?? courses.data?.records.find(({ id }) => id === item.id)?.progress;
  const site = notificationAction(
    { sourceType: kind.site ?? notificationSources.none, sourceId: item.id },
    config,
    page,
  );
  return {
    isLoggedIn,
    enrolment: enrolmentOf(project.data, project.error),
    hasTasks: useWorkspace(kind, item.id)?.data !== undefined,
    sells: config.features.includes('orders'),
    progress: kept.isLoading || courses.isLoading ? null : (progress ?? 0),
    site: site.type === 'link' ? site : null,
    api: config.api,
    retry: project.retry,
  };
}

function enrolmentOf(project: Project | undefined, error: unknown): ActionContext['enrolment'] {
  if (project) return projectStatus(project);
  return error ? 'failed' : 'loading';
}
