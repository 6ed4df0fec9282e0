import * as v from 'valibot';
import { defineCall } from '../http/endpoint.ts';
import { id } from './page.ts';

const nothing = v.unknown();
const byId = (input: { id: string }) => ({ path: input });

const marketing = v.looseObject({
  id,
  title: v.nullish(v.string(), ''),
  cover: v.string(),
  /** Where a click leads; empty: nowhere. */
  url: v.nullish(v.string(), ''),
});
export type Banner = v.InferOutput<typeof marketing>;

/** Position 1: the home page; position 8: the course store. */
export const getBanners = defineCall({
  method: 'GET',
  path: '/api/operate/banner2/list',
  request: (input: { position: 1 | 8 }) => ({
    query: input.position === 8 ? { position: 8, os: 1 } : { position: 1 },
  }),
  answer: v.array(marketing),
});

export const clickBanner = defineCall({
  method: 'POST',
  path: '/api/operate/banner2/click/{id}',
  request: byId,
  answer: nothing,
});

export const getAdverts = defineCall({
  method: 'GET',
  path: '/api/operate/advert/list',
  answer: v.array(marketing),
});

export const clickAdvert = defineCall({
  method: 'POST',
  path: '/api/operate/advert/click/{id}',
  request: byId,
  answer: nothing,
});
