import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, list, optionalText, text } from './schemas.ts';
import { WEB_OS } from '../http/device.ts';

const nothing = v.unknown();
const byId = (input: { id: string }) => ({ path: input });

const marketing = v.looseObject({
  id,
  title: optionalText,
  cover: text,
  /** Where a click leads; empty: nowhere. */
  url: optionalText,
});
export type Banner = v.InferOutput<typeof marketing>;

/** Where banners are shown: on the home page, in the course store. */
export const bannerPositions = { home: 1, store: 8 } as const;
type BannerPosition = (typeof bannerPositions)[keyof typeof bannerPositions];

export const getBanners = defineEndpoint({
  method: 'GET',
  path: '/api/operate/banner2/list',
  request: (input: { position: BannerPosition }) => ({
    query: input.position === bannerPositions.store ? { ...input, os: WEB_OS } : { ...input },
  }),
  response: list(marketing),
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
  response: list(marketing),
});

export const clickAdvert = defineEndpoint({
  method: 'POST',
  path: '/api/operate/advert/click/{id}',
  changes: [],
  request: byId,
  response: nothing,
});
