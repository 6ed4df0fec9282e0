/** The status decides the action: apply (`open`), confirm (`waiting`), or none. */
export type ProjectStatus = 'open' | 'waiting' | 'joined' | 'over';

export function projectStatus(project: {
  joined: boolean;
  confirmed: boolean;
  /** The status 2 means that the project is over. */
  status?: number | null;
}): ProjectStatus {
  if (project.joined && project.confirmed) return 'joined';
  if (project.status === 2) return 'over';
  return project.joined ? 'waiting' : 'open';
}
