import * as v from 'valibot';
import { defineCall } from '../http/endpoint.ts';
import { byFilter, listEntry } from './list-item.ts';
import { id, paged } from './page.ts';

const entries = v.array(listEntry);
const nothing = v.unknown();
const byId = (input: { id: string }) => ({ path: input });

export const getHomeModules = defineCall({
  method: 'GET',
  path: '/api/operate/homeModule/list',
  answer: v.array(
    v.looseObject({
      id,
      /** `activity`, `project`, `live`, `studio`, `course`, `paper`, … */
      code: v.string(),
      name: v.string(),
    }),
  ),
});

/** Series of courses on one theme. */
export const getCourseSets = defineCall({ method: 'GET', path: '/hkw/api/course_set', answer: entries });

/** The studios shown on the home page. */
export const getStudioIndex = defineCall({
  method: 'GET',
  path: '/hkw/api/master/studio/index',
  answer: entries,
});

/** Counts a look at a resource. */
export const clickResource = defineCall({
  method: 'GET',
  path: '/hkw/api/ysy/home/resource/click',
  request: (input: { id: string }) => ({ query: input }),
  answer: nothing,
});

export const getTopActivities = defineCall({
  method: 'GET',
  path: '/api/activity/top/list',
  answer: entries,
});

export const getHotActivities = defineCall({
  method: 'GET',
  path: '/api/activity/rank/getActHotList',
  answer: entries,
});

export const getNewHotActivities = defineCall({
  method: 'GET',
  path: '/api/activity/rank/getNewActHotList',
  answer: entries,
});

const hotUser = v.looseObject({
  userId: id,
  realName: v.string(),
  school: v.nullish(v.string(), ''),
  avatar: v.nullish(v.string(), ''),
  hot: v.nullish(v.number(), 0),
});
export type HotUser = v.InferOutput<typeof hotUser>;

export const getHotUsers = defineCall({
  method: 'GET',
  path: '/api/activity/rank/getUserHotList',
  answer: v.array(hotUser),
});

export const getActivityPage = defineCall({
  method: 'GET',
  path: '/api/activity/base/page',
  request: byFilter,
  answer: paged(listEntry),
});

export const getActivityHomePage = defineCall({
  method: 'GET',
  path: '/api/activity/home/page',
  request: byFilter,
  answer: paged(listEntry),
});

export const clickActivity = defineCall({
  method: 'PUT',
  path: '/api/activity/home/click/{id}',
  request: byId,
  answer: nothing,
});

export const getProjectHomePage = defineCall({
  method: 'GET',
  path: '/api/project/home/page',
  request: byFilter,
  answer: paged(listEntry),
});

export const getHotProjects = defineCall({
  method: 'GET',
  path: '/pxapp/api/project/hot/list',
  answer: entries,
});

/** Figures of all projects together. */
export const getProjectData = defineCall({
  method: 'GET',
  path: '/pxapp/api/project/data',
  answer: v.looseObject({
    projectNum: v.nullish(v.number()),
    memberNum: v.nullish(v.number()),
    schoolNum: v.nullish(v.number()),
    lessonNum: v.nullish(v.number()),
  }),
});

export const clickProject = defineCall({
  method: 'PUT',
  path: '/pxapp/api/project/homePage/click/{id}',
  request: byId,
  answer: nothing,
});

export const getProjectList = defineCall({
  method: 'GET',
  path: '/pxapp/api/project/homePage/projectList',
  request: byFilter,
  answer: paged(listEntry),
});

export const getLivePage = defineCall({
  method: 'GET',
  path: '/api/live/live/page',
  request: byFilter,
  answer: paged(listEntry),
});

export const getLiveStatistics = defineCall({
  method: 'GET',
  path: '/api/live/statistics',
  answer: v.looseObject({
    liveNum: v.nullish(v.number()),
    /** Under way now. */
    livingNum: v.nullish(v.number()),
    teacherNum: v.nullish(v.number()),
    watchNum: v.nullish(v.number()),
  }),
});

export const getHomePapers = defineCall({
  method: 'GET',
  path: '/api/paper/getPageForHome',
  request: byFilter,
  answer: paged(listEntry),
});
