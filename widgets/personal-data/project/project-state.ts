/** What somebody may do with a project: apply, confirm to take part, or nothing any more. */
export type ProjectState = 'open' | 'waiting' | 'joined' | 'over';

export function projectState(project: {
  joined: boolean;
  confirmed: boolean;
  /** 2: over. */
  status?: number | null;
}): ProjectState {
  if (project.joined && project.confirmed) return 'joined';
  if (project.status === 2) return 'over';
  return project.joined ? 'waiting' : 'open';
}
