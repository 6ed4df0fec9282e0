import { getGuidedProjects, getWorkspace } from '#src/api/workspace/workspace.ts';
import { everyRow } from '../content/catalogue.ts';
import { apiError } from '../api-error.ts';
import { shown } from '../content/row.ts';
import type { Account } from '../people/accounts.ts';
import { route, type AuthenticatedContext, type Routes } from '../route.ts';
import { isMember, toMarkNum } from './homework.ts';
import { isTutor } from './tutors.ts';
import { doneShare, stagesOf } from './project-tasks.ts';

function workspaceOf(asked: AuthenticatedContext<Account>) {
  const { world, org, user, input } = asked;
  const project = everyRow(world, user, 'project').find(({ id }) => id === input.path.id);
  if (!project) return apiError(404, '内容不存在或已下架');
  const guides = isTutor(world, org, user, project);
  if (!guides && !isMember(world, user, project)) return null;
  const stages = stagesOf(asked, project);
  const hoursAim = project.lessonNum ?? 0;
  return { hours: Math.round(hoursAim * doneShare(stages)), hoursAim, isTutor: guides, stages };
}

export function workspaceRoutes(routes: Routes): void {
  route(routes, getWorkspace, workspaceOf);
  route(routes, getGuidedProjects, ({ world, org, user }) =>
    everyRow(world, user, 'project')
      .filter((project) => isTutor(world, org, user, project))
      .map((project) => ({ ...shown(project, user), toMarkNum: toMarkNum(world, org, project) })),
  );
}
