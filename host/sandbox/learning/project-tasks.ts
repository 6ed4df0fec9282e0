import type { WorkspaceTask } from '#src/api/workspace/workspace.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import { hasCommented } from '../content/comments.ts';
import type { Row } from '../content/row.ts';
import type { Database } from '../database.ts';
import type { Account } from '../people/accounts.ts';
import type { Org } from '../people/orgs.ts';
import { areMarked, assignmentsOf, isHandedIn } from './homework.ts';
import { learningOf } from './learning-seed.ts';
import { wasPresent } from './participation.ts';
import { progressOf } from './played.ts';
import { examsOf, partsOf } from './project-parts.ts';
import type { Sent } from '../sent.ts';

type Tasks = readonly Sent<WorkspaceTask>[];

interface Member {
  world: Database;
  org: Org;
  user: Account;
}

interface ProjectStage {
  id: string;
  title: string;
  tasks: Sent<WorkspaceTask>[];
}

const none = { progress: null, endTime: null, targetId: '' };

/** The courses and live sessions of a project; who was there while a session ran need not watch it again. */
function studyTasks(member: Member, project: Row): Tasks {
  const { world, user } = member;
  return partsOf(member, project).map(({ kind, row }) => {
    const isPresent = kind === 'live' && wasPresent(world, user, { source: kind, row });
    const percent = isPresent ? 100 : progressOf(world, user, kind, row).percent;
    return {
      ...none,
      id: `${kind}-${row.id}`,
      type: kind,
      targetId: row.id,
      title: row.title,
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

const closingTasks = ({ world, user }: Member, project: Row): Tasks =>
  examsOf(world, user, project.id).map(({ id, title, endTime, finishTime }) => ({
    ...none,
    id: `exam-${id}`,
    type: 'exam',
    targetId: id,
    title,
    endTime,
    isDone: finishTime !== null,
  }));

const stages = [
  ['线上研修', studyTasks],
  ['实践作业与研讨', practiceTasks],
  ['结业考核', closingTasks],
] as const;

/** The stages of a project with a member's tasks: none before it begins, and all done once it is finished. */
export function stagesOf(member: Member, project: Row): ProjectStage[] {
  if (project.status === itemStatuses.coming) return [];
  const own = learningOf(member.world, member.user).projects.find(({ row }) => row === project);
  const isFinished = own?.finishTime != null;
  return stages
    .map(([title, tasksOf], place) => ({
      id: `${project.id}-${place + 1}`,
      title,
      tasks: tasksOf(member, project).map((task) => (isFinished ? { ...task, isDone: true } : task)),
    }))
    .filter(({ tasks }) => tasks.length > 0);
}

/** The share of the tasks of a project that are done. */
export function doneShare(all: readonly ProjectStage[]): number {
  const tasks = all.flatMap((stage) => stage.tasks);
  return tasks.length > 0 ? tasks.filter(({ isDone }) => isDone).length / tasks.length : 0;
}

/** True if a member has done every task of a project, and the tutor has marked all that was handed in. */
export const hasPassed = (member: Member, project: Row): boolean =>
  doneShare(stagesOf(member, project)) === 1 &&
  areMarked(assignmentsOf(member.world, member.org, project), member.user);
