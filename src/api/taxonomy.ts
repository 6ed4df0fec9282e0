import { defineEndpoint } from '../http/endpoint.ts';
import { category } from './list-item.ts';
import { list } from './schemas.ts';

const categories = list(category);

export const getOperateTags = defineEndpoint({
  method: 'GET',
  path: '/api/operate/tag/list',
  response: categories,
});

export const getUserLabels = defineEndpoint({
  method: 'GET',
  path: '/api/user/label/listAll',
  response: categories,
});

export const getCourseCategories = defineEndpoint({
  method: 'GET',
  path: '/hkw/api/category',
  response: categories,
});

export const getCourseTags = defineEndpoint({ method: 'GET', path: '/hkw/api/tag', response: categories });

export const getProvinces = defineEndpoint({
  method: 'GET',
  path: '/hkw/api/province',
  response: categories,
});

export const getResourceCategories = defineEndpoint({
  method: 'GET',
  path: '/hkw/api/ysy/home/category',
  response: categories,
});

export const getResourceTypes = defineEndpoint({
  method: 'GET',
  path: '/hkw/api/ysy/home/resource/type',
  response: categories,
});

export const getActivityCategories = defineEndpoint({
  method: 'GET',
  path: '/api/activity/homeCategory/list',
  response: categories,
});

export const getProjectCategories = defineEndpoint({
  method: 'GET',
  path: '/pxapp/api/project/homePage/category/list',
  response: categories,
});

export const getLiveCategories = defineEndpoint({
  method: 'GET',
  path: '/api/live/category/list',
  response: categories,
});
