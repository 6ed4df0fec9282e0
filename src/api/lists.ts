import { defineEndpoint } from '../http/endpoint.ts';
import { byFilter, listItem } from './list-item.ts';
import { paged } from './schemas.ts';

const response = paged(listItem);

export const getActivities = defineEndpoint({
  method: 'GET',
  path: '/api/activity/base/getListByFilter',
  request: byFilter,
  response,
});

export const getCourses = defineEndpoint({
  method: 'GET',
  path: '/api/course/app/course/getListByFilter',
  request: byFilter,
  response,
});

export const getStudios = defineEndpoint({
  method: 'GET',
  path: '/api/studio/app/studio/getListByFilter',
  request: byFilter,
  response,
});

export const getProjects = defineEndpoint({
  method: 'GET',
  path: '/api/project/home/getListByFilter',
  request: byFilter,
  response,
});

/** Exams, contests and questionnaires. */
export const getPapers = defineEndpoint({
  method: 'GET',
  path: '/api/paper/getListByFilter',
  request: byFilter,
  response,
});

/** Articles, notes and resources that teachers share. */
export const getDiscoveries = defineEndpoint({
  method: 'GET',
  path: '/api/interact/discover/getListByFilter',
  request: byFilter,
  response,
});

export const getLives = defineEndpoint({
  method: 'GET',
  path: '/api/live/live/getListByFilter',
  request: byFilter,
  response,
});
