import { itemStatuses, type ItemStatus } from '#src/api/list-item.ts';

/** The status decides the action: apply (`open`), confirm (`waiting`), or none. */
export type ProjectStatus = 'open' | 'waiting' | 'joined' | 'over';

export function projectStatus(project: {
  joined: boolean;
  confirmed: boolean;
  status?: ItemStatus | undefined;
}): ProjectStatus {
  if (project.joined && project.confirmed) return 'joined';
  if (project.status === itemStatuses.over) return 'over';
  return project.joined ? 'waiting' : 'open';
}
