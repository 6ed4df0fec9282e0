import * as v from 'valibot';
import { defineCall } from '../http/endpoint.ts';
import { category } from './list-item.ts';

const categories = v.array(category);

export const getOperateTags = defineCall({
  method: 'GET',
  path: '/api/operate/tag/list',
  answer: categories,
});

export const getUserLabels = defineCall({
  method: 'GET',
  path: '/api/user/label/listAll',
  answer: categories,
});

export const getCourseCategories = defineCall({
  method: 'GET',
  path: '/hkw/api/category',
  answer: categories,
});

export const getCourseTags = defineCall({ method: 'GET', path: '/hkw/api/tag', answer: categories });

export const getProvinces = defineCall({ method: 'GET', path: '/hkw/api/province', answer: categories });

export const getResourceCategories = defineCall({
  method: 'GET',
  path: '/hkw/api/ysy/home/category',
  answer: categories,
});

export const getResourceTypes = defineCall({
  method: 'GET',
  path: '/hkw/api/ysy/home/resource/type',
  answer: categories,
});

export const getActivityCategories = defineCall({
  method: 'GET',
  path: '/api/activity/homeCategory/list',
  answer: categories,
});

export const getProjectCategories = defineCall({
  method: 'GET',
  path: '/pxapp/api/project/homePage/category/list',
  answer: categories,
});

export const getLiveCategories = defineCall({
  method: 'GET',
  path: '/api/live/category/list',
  answer: categories,
});
