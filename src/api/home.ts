import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { byFilter, listItem } from './list-item.ts';
import { count, counter, id, list, optionalText, paged, text } from './schemas.ts';

const entries = list(listItem);
const nothing = v.unknown();
const byId = (input: { id: string }) => ({ path: input });

export const getHomeModules = defineEndpoint({
  method: 'GET',
  path: '/api/operate/homeModule/list',
  response: list(
    v.looseObject({
      id,
      /** `activity`, `project`, `live`, `studio`, `course`, `paper`, … */
      code: text,
      name: text,
    }),
  ),
});

/** Series of courses on one theme. */
export const getCourseSets = defineEndpoint({
  method: 'GET',
  path: '/hkw/api/course_set',
  response: entries,
});

/** The studios shown on the home page. */
export const getStudioIndex = defineEndpoint({
  method: 'GET',
  path: '/hkw/api/master/studio/index',
  response: entries,
});

/** Counts a look at a resource. */
export const clickResource = defineEndpoint({
  method: 'GET',
  path: '/hkw/api/ysy/home/resource/click',
  request: (input: { id: string }) => ({ query: input }),
  response: nothing,
});

export const getTopActivities = defineEndpoint({
  method: 'GET',
  path: '/api/activity/top/list',
  response: entries,
});

export const getHotActivities = defineEndpoint({
  method: 'GET',
  path: '/api/activity/rank/getActHotList',
  response: entries,
});

export const getNewHotActivities = defineEndpoint({
  method: 'GET',
  path: '/api/activity/rank/getNewActHotList',
  response: entries,
});

const hotUser = v.looseObject({
  userId: id,
  realName: text,
  school: optionalText,
  avatar: optionalText,
  hot: count,
});
export type HotUser = v.InferOutput<typeof hotUser>;

export const getHotUsers = defineEndpoint({
  method: 'GET',
  path: '/api/activity/rank/getUserHotList',
  response: list(hotUser),
});

export const getActivityPage = defineEndpoint({
  method: 'GET',
  path: '/api/activity/base/page',
  request: byFilter,
  response: paged(listItem),
});

export const getActivityHomePage = defineEndpoint({
  method: 'GET',
  path: '/api/activity/home/page',
  request: byFilter,
  response: paged(listItem),
});

export const clickActivity = defineEndpoint({
  method: 'PUT',
  path: '/api/activity/home/click/{id}',
  changes: [],
  request: byId,
  response: nothing,
});

export const getProjectHomePage = defineEndpoint({
  method: 'GET',
  path: '/api/project/home/page',
  request: byFilter,
  response: paged(listItem),
});

export const getHotProjects = defineEndpoint({
  method: 'GET',
  path: '/pxapp/api/project/hot/list',
  response: entries,
});

/** Figures of all projects together. */
export const getProjectData = defineEndpoint({
  method: 'GET',
  path: '/pxapp/api/project/data',
  response: v.looseObject({
    projectNum: counter,
    memberNum: counter,
    schoolNum: counter,
    lessonNum: counter,
  }),
});

export const clickProject = defineEndpoint({
  method: 'PUT',
  path: '/pxapp/api/project/homePage/click/{id}',
  changes: [],
  request: byId,
  response: nothing,
});

export const getProjectList = defineEndpoint({
  method: 'GET',
  path: '/pxapp/api/project/homePage/projectList',
  request: byFilter,
  response: paged(listItem),
});

export const getLivePage = defineEndpoint({
  method: 'GET',
  path: '/api/live/live/page',
  request: byFilter,
  response: paged(listItem),
});

export const getLiveStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/live/statistics',
  response: v.looseObject({
    liveNum: counter,
    /** Under way now. */
    livingNum: counter,
    teacherNum: counter,
    watchNum: counter,
  }),
});

export const getHomePapers = defineEndpoint({
  method: 'GET',
  path: '/api/paper/getPageForHome',
  request: byFilter,
  response: paged(listItem),
});
