import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { treeNode } from './list-item.ts';
import {
  counter,
  flag,
  id,
  list,
  moment,
  number,
  optionalFlag,
  optionalText,
  paged,
  text,
  type PageRequest,
} from './schemas.ts';

/** The numbers of items that the learner has taken part in. */
export const getTotal = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/user/getTotal',
  response: v.looseObject({
    projectNum: counter,
    courseNum: counter,
    activityNum: counter,
    studioNum: counter,
    liveNum: counter,
    examNum: counter,
  }),
});

/** The learner's public figures. */
export const getUserTotal = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/user/getUserTotal',
  response: v.looseObject({ articleNum: counter, fansNum: counter, followNum: counter, likeNum: counter }),
});

/** The head of the study archive: who, where, and the hours of each year. */
export const getInfoArchive = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/user/getInfoArchive',
  response: v.looseObject({
    realName: v.nullish(text),
    school: v.nullish(text),
    subject: v.nullish(text),
    period: v.nullish(text),
    post: v.nullish(text),
    years: list(v.looseObject({ year: number, lessonNum: number })),
  }),
});

const archiveEntry = v.looseObject({
  id,
  title: text,
  cover: optionalText,
  organiser: v.nullish(text),
  /** Class hours that were credited. */
  lessonNum: counter,
  score: counter,
  /** 合格, 优秀, … */
  result: v.nullish(text),
  startTime: v.nullish(moment),
  endTime: v.nullish(moment),
});
export type ArchiveEntry = v.InferOutput<typeof archiveEntry>;

interface ArchiveFilter {
  year?: number;
}

/** The page of finished courses in the learner's archive. */
export const getCourseArchives = defineEndpoint({
  method: 'GET',
  path: '/api/course/app/market/archives/page',
  request: (input: ArchiveFilter & PageRequest) => ({ query: { ...input } }),
  response: paged(archiveEntry),
});

export const getProjectArchives = defineEndpoint({
  method: 'GET',
  path: '/api/project/home/archives/page',
  request: (input: ArchiveFilter & PageRequest) => ({ query: { ...input } }),
  response: paged(archiveEntry),
});

const certificate = v.looseObject({
  id,
  title: text,
  /** The number printed on it. */
  certNo: optionalText,
  organiser: v.nullish(text),
  lessonNum: counter,
  createTime: v.nullish(moment),
  cover: optionalText,
});
export type Certificate = v.InferOutput<typeof certificate>;

export const getCertificates = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/cert/getCertPage',
  request: (input: PageRequest & { searchVal?: string }) => ({ query: { ...input } }),
  response: paged(certificate),
});

/** The picture of a certificate: a data URL, or bare base64 of a PNG. */
export const getCertificateImage = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/cert/getBase64Image',
  request: (input: { id: string }) => ({ query: input }),
  response: text,
});

/** The contents of the wallet, in yuan. */
export const getWallet = defineEndpoint({
  method: 'GET',
  path: '/hkw/api/my/wallet',
  response: v.looseObject({ balance: counter }),
});

/** How much the cards of a kind are worth together. */
export const getCardAmount = defineEndpoint({
  method: 'GET',
  path: '/hkw/api/my/card/amount',
  request: (input: { cardType: 'coupon'; status: 'useable' }) => ({ query: input }),
  response: v.looseObject({ amount: counter }),
});

/** The completeness of the personal data, with the missing fields. */
export const getCompleteInfo = defineEndpoint({
  method: 'GET',
  path: '/api/user/completeInfo',
  response: v.looseObject({ complete: v.nullish(flag), missing: list(text) }),
});

const requiredField = v.looseObject({
  /** The name of the field, e.g. `idcard`. */
  field: text,
  name: text,
  required: optionalFlag,
  value: optionalText,
});
export type RequiredField = v.InferOutput<typeof requiredField>;

/** The personal data that a project asks for. */
export const getUserRequireInfo = defineEndpoint({
  method: 'GET',
  path: '/pxapp/api/v6/user/userRequireInfo',
  request: (input: { projectId?: string } | void) => ({ query: { projectId: input?.projectId } }),
  response: list(requiredField),
});

export const getCategoryTree = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/category/getTreeList',
  response: list(treeNode),
});

export const getTagTree = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/tag/getTreeList',
  response: list(treeNode),
});
