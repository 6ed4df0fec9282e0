import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { orderPaths, ownDataPaths, projectPaths } from './changed-paths.ts';
import { listItem, itemStatuses, type ItemStatus } from './list-item.ts';
import {
  count,
  counter,
  flag,
  id,
  list,
  moment,
  numberOf,
  optionalFlag,
  optionalText,
  paged,
  text,
  type PageRequest,
} from './schemas.ts';

const task = v.looseObject({
  id,
  title: text,
  /** The project or course it belongs to. */
  source: optionalText,
  /** `course`, `exam`, `live`, `homework`, `discussion`. */
  type: optionalText,
  /** The id of the assignment, of `homework` on a back end with workspaces. */
  targetId: v.nullish(id),
  status: numberOf(itemStatuses),
  /** 0 to 100. */
  progress: count,
  startTime: v.nullish(moment),
  endTime: v.nullish(moment),
});
export type StudyTask = v.InferOutput<typeof task>;

interface StudyFilter {
  searchVal?: string;
  status?: ItemStatus;
}

/** How many study tasks there are in each status. */
export const getTaskTotals = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/task/getUserTaskTotals',
  response: v.looseObject({
    total: count,
    waiting: count,
    doing: count,
    done: count,
  }),
});

/** The tasks of the school-based training. */
export const getTasks = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/task/page',
  request: (input: StudyFilter & PageRequest) => ({ query: { ...input } }),
  response: paged(task),
});

/** The tasks to do next, most urgent first. */
export const getLearningTasks = defineEndpoint({
  method: 'GET',
  path: '/api/user/v3/learningTasks',
  response: list(task),
});

export const getLearningTaskNumber = defineEndpoint({
  method: 'GET',
  path: '/api/user/v2/learningTasks/number',
  response: v.looseObject({ number: count }),
});

/** Something the learner takes part in. */
export const ownEntry = v.looseObject({
  ...listItem.entries,
  /** 0 to 100. */
  progress: count,
  finishTime: v.nullish(moment),
});
export type OwnItem = v.InferOutput<typeof ownEntry>;

export const getMyActivities = defineEndpoint({
  method: 'GET',
  path: '/api/activity/base/mine/page',
  request: (input: StudyFilter & PageRequest) => ({ query: { ...input } }),
  response: paged(ownEntry),
});

export const getMyCourses = defineEndpoint({
  method: 'GET',
  path: '/hkw/api/my/course',
  request: (input: StudyFilter & PageRequest) => ({ query: { ...input } }),
  response: paged(ownEntry),
});

const ownProject = v.looseObject({
  ...ownEntry.entries,
  /** True until it is paid for. */
  needPay: optionalFlag,
  orderId: v.nullish(id),
  /** True once the learner has confirmed to take part. */
  confirmed: v.nullish(flag, true),
});
export type OwnProject = v.InferOutput<typeof ownProject>;

/** The learner's projects with the order each belongs to. */
export const getMyProjects = defineEndpoint({
  method: 'GET',
  path: '/pxapp/api/project/userProjectListHasOrder',
  response: list(ownProject),
});

const project = v.looseObject({
  ...listItem.entries,
  /** HTML. */
  content: optionalText,
  joined: optionalFlag,
  confirmed: optionalFlag,
});
export type Project = v.InferOutput<typeof project>;

export const getProject = defineEndpoint({
  method: 'GET',
  path: '/pxapp/api/project/get/{id}',
  request: (input: { id: string }) => ({ path: input }),
  response: project,
});

/** Applies for a project with the personal data it asks for. */
export const applyForProject = defineEndpoint({
  method: 'POST',
  path: '/pxapp/api/v2/study/apply',
  changes: [...projectPaths, ...ownDataPaths, ...orderPaths],
  request: (input: { projectId: string; info?: Record<string, string> }) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Confirms to take part in a project that the learner was entered for. */
export const confirmProject = defineEndpoint({
  method: 'POST',
  path: '/pxapp/api/v4/user/projectConfirm',
  changes: [...projectPaths, ...ownDataPaths],
  request: (input: { projectId: string }) => ({ body: input }),
  response: v.unknown(),
});

const regionMember = v.looseObject({
  userId: id,
  realName: text,
  school: optionalText,
  region: optionalText,
  /** E.g. `project_study`, `project_teacher`, `project_region`. */
  role: optionalText,
  avatar: optionalText,
  /** Class hours so far, and how many the project asks of the role. */
  lessonNum: counter,
  lessonAim: counter,
});
export type RegionMember = v.InferOutput<typeof regionMember>;

/** Who of the learner's district takes part in a project. */
export const getRegionMembers = defineEndpoint({
  method: 'GET',
  path: '/api/research/person/region/project/user/{id}',
  request: (input: { id: string }) => ({ path: input }),
  response: list(regionMember),
});
