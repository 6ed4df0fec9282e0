import * as study from '#src/api/study.ts';
import type { Account } from '../people/accounts.ts';
import { route, take, text, type AuthenticatedContext, type Routes } from '../route.ts';
import { narrowed, rowOf } from '../content/catalogue.ts';
import { shown } from '../content/row.ts';
import { createOrder } from '../orders/purchases.ts';
import { activitiesOf, coursesOf, projectsOf } from './own-items.ts';
import { page } from '../generate.ts';
import { detailsOf } from '../content/details.ts';
import { learningOf, type EnrolledProject, type Learning } from './learning-seed.ts';
import { stagesOf } from './project-tasks.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { at, whole } from '../random.ts';
import { apiError } from '../api-error.ts';
import { complete, missingOf } from './space.ts';
import type { Org } from '../people/orgs.ts';
import { iso, people, regionOf } from '../fixtures/names.ts';
import type { Database } from '../database.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import type { Sent } from '../sent.ts';

export function studyRoutes(routes: Routes): void {
  taskRoutes(routes);
  route(routes, study.getMyActivities, ({ world, user, input }) =>
    page(narrowed(activitiesOf(world, user), input.query), input.query),
  );
  route(routes, study.getMyCourses, ({ world, user, input }) =>
    page(narrowed(coursesOf(world, user), input.query), input.query),
  );
  route(routes, study.getMyProjects, ({ world, org, user }) => projectsOf(world, org, user));
  route(routes, study.getProject, ({ world, org, user, input }) => {
    const own = joined(learningOf(world, user), input.path.id ?? '');
    const row = own?.row ?? rowOf(world, org, 'project', input.path.id ?? '');
    const details = detailsOf({ world, org, user }, 'project', row);
    return {
      ...shown(row, user),
      ...details,
      content: details.content ?? '',
      joined: own !== undefined,
      confirmed: own?.confirmed ?? false,
    };
  });
  route(routes, study.applyForProject, apply);
  route(routes, study.confirmProject, ({ world, user, input }) => {
    const project = joined(learningOf(world, user), take({ projectId: text }, input.body).projectId);
    if (!project) return apiError(404, '您尚未报名该项目');
    if (project.confirmed) return apiError(409, '您已确认参加，无需重复操作');
    project.confirmed = true;
    return null;
  });
  route(routes, study.getRegionMembers, ({ world, org, user, input }) => {
    const { id, organiser } = rowOf(world, org, 'project', input.path.id ?? '');
    const region = user.district || regionOf(org.orgCode).name;
    const roles = ['project_study', 'project_study', 'project_study', 'project_teacher', 'project_region'];
    const random = world.random(`members of ${organiser} ${id}`);
    return people(random, regionOf(org.orgCode), 36).map((person, place) => {
      const role = at(roles, place);
      const lessonAim = role === 'project_study' ? 24 : role === 'project_teacher' ? 12 : null;
      return {
        ...person,
        region,
        role,
        avatar: pictureUrl('avatar', person.realName),
        lessonNum: lessonAim && whole(random, 0, lessonAim + 4),
        lessonAim,
      };
    });
  });
}

const joined = ({ projects }: Learning, id: string) => projects.find(({ row }) => row.id === id);

interface Asking {
  world: Database;
  org: Org;
  user: Account;
}

/** The tasks of projects that the learner has joined, and those of the beginning. */
const tasksOf = (asking: Asking): Sent<study.StudyTask>[] => {
  const { projects, tasks } = learningOf(asking.world, asking.user);
  return [...projects.flatMap((project) => projectTasks(asking, project)), ...tasks];
};

function projectTasks(
  asking: Asking,
  { row, joinTime, confirmed }: EnrolledProject,
): Sent<study.StudyTask>[] {
  if (joinTime === null || !confirmed) return [];
  return stagesOf(asking, row)
    .flatMap(({ tasks }) => tasks)
    .map(({ id, title, type, targetId, isDone, progress, endTime }) => ({
      id: `${row.id}-${id}`,
      title,
      source: row.title,
      type,
      targetId: type === 'homework' ? targetId : '',
      status: isDone ? itemStatuses.over : itemStatuses.underWay,
      progress: isDone ? 100 : (progress ?? 0),
      startTime: iso(joinTime),
      endTime: endTime ?? row.endTime,
    }));
}

const open = (asking: Asking) =>
  tasksOf(asking)
    .filter(({ status }) => status !== itemStatuses.over)
    .toSorted((one, other) => String(one.endTime).localeCompare(String(other.endTime)));

function taskRoutes(routes: Routes): void {
  route(routes, study.getTaskTotals, (asked) => {
    const tasks = tasksOf(asked);
    const count = (wanted: number) => tasks.filter(({ status }) => status === wanted).length;
    return {
      total: tasks.length,
      waiting: count(itemStatuses.coming),
      doing: count(itemStatuses.underWay),
      done: count(itemStatuses.over),
    };
  });
  route(routes, study.getTasks, (asked) => {
    const { input } = asked;
    const { status, searchVal = '' } = input.query;
    const found = tasksOf(asked).filter(
      (task) => (!status || String(task.status) === status) && task.title.includes(searchVal.trim()),
    );
    return page(found, input.query);
  });
  route(routes, study.getLearningTasks, (asked) => open(asked).slice(0, 8));
  route(routes, study.getLearningTaskNumber, (asked) => ({ number: open(asked).length }));
}

function apply({ world, org, user, input }: AuthenticatedContext<Account>) {
  const { projectId } = take({ projectId: text }, input.body);
  const row = rowOf(world, org, 'project', projectId);
  const { projects } = learningOf(world, user);
  if (projects.some((own) => own.row === row)) return apiError(409, '您已报名该项目');
  if (row.status === itemStatuses.over) return apiError(409, '该项目已结束，不能报名');
  const info = typeof input.body.info === 'object' ? { ...input.body.info } : {};
  const missing = missingOf(user, info);
  if (missing.length > 0) return apiError(400, `请先填写：${missing.join('、')}`);
  complete(user, info);
  row.members = (row.members ?? 0) + 1;
  projects.unshift({
    row,
    finishTime: null,
    orderId: row.price ? createOrder(world, user, 'project', row).id : null,
    confirmed: true,
    certifyTime: null,
    joinTime: world.now(),
    examId: '',
  });
  return null;
}
