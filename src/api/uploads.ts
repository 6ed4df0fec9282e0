import * as v from 'valibot';
import type { PortalConfig } from '../config.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, moment, optionalText, paged, text, type PageRequest } from './schemas.ts';

const uploaded = v.looseObject({
  url: text,
  fileName: optionalText,
  /** By which it is removed. */
  id: v.nullish(id),
});

const asFile = (input: { file: Blob }) => ({ form: { file: input.file } });

const asImage = (input: { file: Blob }, config: PortalConfig) => ({
  form: { file: input.file },
  query: { applicationId: config.uploadApplicationId, userId: config.uploadUserId },
});

export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/api/upload/create',
  changes: [],
  request: asFile,
  response: uploaded,
});

/** A screenshot or another image; its code is the string "1". */
export const uploadImage = defineEndpoint({
  method: 'POST',
  path: '/api/upload/imgCreate',
  changes: [],
  configuredRequest: asImage,
  response: uploaded,
});

/** The picture of an identity card or certificate. */
export const uploadCard = defineEndpoint({
  method: 'POST',
  path: '/api/upload/imgCard',
  changes: [],
  configuredRequest: asImage,
  response: uploaded,
});

export const uploadCover = defineEndpoint({
  method: 'POST',
  path: '/api/upload/cover/create',
  changes: ['/api/upload/cover/page'],
  request: asFile,
  response: uploaded,
});

/** The cropped avatar, form-encoded: `base64` is the picture as a data URL. */
export const uploadAvatar = defineEndpoint({
  method: 'POST',
  path: '/api/upload/avatar/upload',
  changes: [],
  request: (input: { userId: string; base64: string }) => ({ form: { ...input } }),
  response: uploaded,
});

const cover = v.looseObject({
  id,
  url: text,
  fileName: optionalText,
  createTime: v.nullish(moment),
});
export type Cover = v.InferOutput<typeof cover>;

/** The covers to choose from: those provided and one's own. */
export const getCovers = defineEndpoint({
  method: 'GET',
  path: '/api/upload/cover/page',
  request: (input: PageRequest) => ({ query: { ...input } }),
  response: paged(cover),
});

export const removeUpload = defineEndpoint({
  method: 'DELETE',
  path: '/api/upload/remove/{id}',
  changes: [],
  signed: true,
  request: (input: { id: string }) => ({ path: input }),
  response: v.unknown(),
});

export const removeVideo = defineEndpoint({
  method: 'DELETE',
  path: '/api/upload/video/remove/{id}',
  changes: [],
  signed: true,
  request: (input: { id: string }) => ({ path: input }),
  response: v.unknown(),
});

/** The rows of an uploaded table that could not be taken over, as a table file. */
export const getFailedRows = defineEndpoint({
  method: 'GET',
  path: '/api/upload/excel/fail',
  file: true,
  request: (input: { id?: string } | void) => ({ query: { id: input?.id } }),
  response: v.instance(Blob),
});
