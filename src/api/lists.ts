import { defineCall } from '../http/endpoint.ts';
import { byFilter, listEntry } from './list-item.ts';
import { paged } from './page.ts';

const answer = paged(listEntry);

export const getActivities = defineCall({
  method: 'GET',
  path: '/api/activity/base/getListByFilter',
  request: byFilter,
  answer,
});

export const getCourses = defineCall({
  method: 'GET',
  path: '/api/course/app/course/getListByFilter',
  request: byFilter,
  answer,
});

export const getStudios = defineCall({
  method: 'GET',
  path: '/api/studio/app/studio/getListByFilter',
  request: byFilter,
  answer,
});

export const getProjects = defineCall({
  method: 'GET',
  path: '/api/project/home/getListByFilter',
  request: byFilter,
  answer,
});

/** Exams, contests and questionnaires. */
export const getPapers = defineCall({
  method: 'GET',
  path: '/api/paper/getListByFilter',
  request: byFilter,
  answer,
});

/** Articles, notes and resources that teachers share. */
export const getDiscoveries = defineCall({
  method: 'GET',
  path: '/api/interact/discover/getListByFilter',
  request: byFilter,
  answer,
});

export const getLives = defineCall({
  method: 'GET',
  path: '/api/live/live/getListByFilter',
  request: byFilter,
  answer,
});
