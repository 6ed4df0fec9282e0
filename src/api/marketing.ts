import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { id } from './schemas.ts';

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
export const getBanners = defineEndpoint({
  method: 'GET',
  path: '/api/operate/banner2/list',
  request: (input: { position: 1 | 8 }) => ({
    query: input.position === 8 ? { position: 8, os: 1 } : { position: 1 },
  }),
  response: v.array(marketing),
});

export const clickBanner = defineEndpoint({
  method: 'POST',
  path: '/api/operate/banner2/click/{id}',
  changes: [],
  request: byId,
  response: nothing,
});

export const getAdverts = defineEndpoint({
  method: 'GET',
  path: '/api/operate/advert/list',
  response: v.array(marketing),
});

export const clickAdvert = defineEndpoint({
  method: 'POST',
  path: '/api/operate/advert/click/{id}',
  changes: [],
  request: byId,
  response: nothing,
});
