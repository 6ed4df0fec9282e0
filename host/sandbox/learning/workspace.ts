import { itemStatuses } from '#src/api/list-item.ts';
import { getWorkspace, type WorkspaceTask } from '#src/api/workspace/workspace.ts';
import { hasCommented } from '../content/comments.ts';
import { rowOf, seededRowsOf } from '../content/catalogue.ts';
import { examsOf, partsOf, type Asked } from '../content/related.ts';
import type { Row } from '../content/row.ts';
import type { Account } from '../people/accounts.ts';
import { route, type AuthenticatedContext, type Routes } from '../route.ts';
import { examList } from './exams.ts';
import { assignmentsOf, isHandedIn, isMember, isTutor } from './homework.ts';
import { progressOf } from './played.ts';

type Tasks = readonly WorkspaceTask[];
type Member = Asked & { user: Account };

const none = { progress: null, endTime: null, targetId: '' };

/** The courses and live sessions of a project. */
function studyTasks(asked: Member, project: Row): Tasks {
  const { world, org, user } = asked;
  return partsOf(asked, project).map(({ kind, id, title }) => {
    const row = seededRowsOf(world, org, kind === 'course' ? 'course' : 'live').find((one) => one.id === id);
    const percent = row ? progressOf(world, user, kind === 'course' ? 'course' : 'live', row).percent : 0;
    return {
      ...none,
      id: `${kind}-${id}`,
      type: kind,
      targetId: id,
      title,
      progress: percent,
      isDone: percent === 100,
    };
  });
}

function practiceTasks({ world, org, user }: Member, project: Row): Tasks {
  const assignments = assignmentsOf(world, org, project).map((assignment) => ({
    ...none,
    id: assignment.id,
    type: 'homework',
    targetId: assignment.id,
    title: assignment.title,
    endTime: assignment.endTime,
    isDone: isHandedIn(assignment, user),
  }));
  const discussion = {
    ...none,
    id: `discussion-${project.id}`,
    type: 'discussion',
    title: '参与研讨：说说您在实践中的收获与困惑',
    isDone: hasCommented(world, org, user, { sourceType: 'project', sourceId: project.id }),
  };
  return [...assignments, discussion];
}

function closingTasks(asked: Member, project: Row): Tasks {
  const exams = examList(asked.world, asked.user);
  return examsOf(asked, project.id).map(({ id, title }) => {
    const exam = exams.find((one) => one.id === id);
    return {
      ...none,
      id: `exam-${id}`,
      type: 'exam',
      targetId: id,
      title,
      endTime: exam?.endTime ?? null,
      isDone: exam?.finishTime != null,
    };
  });
}

const stages = [
  ['线上研修', studyTasks],
  ['实践作业与研讨', practiceTasks],
  ['结业考核', closingTasks],
] as const;

function workspaceOf(asked: AuthenticatedContext<Account>) {
  const { world, org, user, input } = asked;
  const project = rowOf(world, org, 'project', input.path.id ?? '');
  const guides = isTutor(world, org, user, project);
  if (!guides && !isMember(world, user, project)) return null;
  // A project that has not begun has no tasks yet.
  const shown = project.status === itemStatuses.coming ? [] : stages;
  const found = shown
    .map(([title, tasksOf], place) => ({
      id: `${project.id}-${place + 1}`,
      title,
      tasks: [...tasksOf(asked, project)],
    }))
    .filter(({ tasks }) => tasks.length > 0);
  const tasks = found.flatMap((stage) => stage.tasks);
  const hoursAim = project.lessonNum ?? 0;
  const done = tasks.filter(({ isDone }) => isDone).length;
  return {
    hours: tasks.length > 0 ? Math.round((hoursAim * done) / tasks.length) : 0,
    hoursAim,
    isTutor: guides,
    stages: found,
  };
}

export function workspaceRoutes(routes: Routes): void {
  route(routes, getWorkspace, workspaceOf);
}
