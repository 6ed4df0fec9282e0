import * as v from 'valibot';
import type { PortalConfig } from '../config.ts';
import { defineCall } from '../http/endpoint.ts';
import { id, paged, time, type PageRequest } from './page.ts';

const uploaded = v.looseObject({
  url: v.string(),
  fileName: v.nullish(v.string(), ''),
  /** By which it is removed. */
  id: v.nullish(id),
});
export type Uploaded = v.InferOutput<typeof uploaded>;

const asFile = (input: { file: Blob }) => ({ form: { file: input.file } });

const asImage = (input: { file: Blob }, config: PortalConfig) => ({
  form: { file: input.file },
  query: { applicationId: config.uploadApplicationId, userId: config.uploadUserId },
});

export const uploadFile = defineCall({
  method: 'POST',
  path: '/api/upload/create',
  request: asFile,
  answer: uploaded,
});

/** A screenshot or another image; its code is the string "1". */
export const uploadImage = defineCall({
  method: 'POST',
  path: '/api/upload/imgCreate',
  request: asImage,
  answer: uploaded,
});

/** The picture of an identity card or certificate. */
export const uploadCard = defineCall({
  method: 'POST',
  path: '/api/upload/imgCard',
  request: asImage,
  answer: uploaded,
});

export const uploadCover = defineCall({
  method: 'POST',
  path: '/api/upload/cover/create',
  request: asFile,
  answer: uploaded,
});

/** The cropped avatar, form-encoded: `base64` is the picture as a data URL. */
export const uploadAvatar = defineCall({
  method: 'POST',
  path: '/api/upload/avatar/upload',
  request: (input: { userId: string; base64: string }) => ({ form: { ...input } }),
  answer: uploaded,
});

const cover = v.looseObject({
  id,
  url: v.string(),
  fileName: v.nullish(v.string(), ''),
  createTime: v.nullish(time),
});
export type Cover = v.InferOutput<typeof cover>;

/** The covers to choose from: those provided and one's own. */
export const getCovers = defineCall({
  method: 'GET',
  path: '/api/upload/cover/page',
  request: (input: PageRequest) => ({ query: { ...input } }),
  answer: paged(cover),
});

export const removeUpload = defineCall({
  method: 'DELETE',
  path: '/api/upload/remove/{id}',
  signed: true,
  request: (input: { id: string }) => ({ path: input }),
  answer: v.unknown(),
});

export const removeVideo = defineCall({
  method: 'DELETE',
  path: '/api/upload/video/remove/{id}',
  signed: true,
  request: (input: { id: string }) => ({ path: input }),
  answer: v.unknown(),
});

/** The rows of an uploaded table that could not be taken over, as a table file. */
export const getFailedRows = defineCall({
  method: 'GET',
  path: '/api/upload/excel/fail',
  file: true,
  request: (input: { id?: string } | void) => ({ query: { id: input?.id } }),
  answer: v.instance(Blob),
});
