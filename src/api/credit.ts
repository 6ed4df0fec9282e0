import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import {
  counter,
  id,
  list,
  moment,
  number,
  optionalText,
  paged,
  plainObject,
  text,
  type PageRequest,
} from './schemas.ts';

const myCredit = plainObject({ credit: counter });
export type MyCredit = v.InferOutput<typeof myCredit>;

export const getMyCredit = defineEndpoint({
  method: 'GET',
  path: '/api/v/credit/mine',
  response: myCredit,
});

export const getPersonCredit = defineEndpoint({
  method: 'GET',
  path: '/api/credit/getPersonCredit',
  response: v.looseObject({
    credit: counter,
    /** Earned today. */
    todayCredit: counter,
    /** Place among the learners of the organisation. */
    rank: counter,
  }),
});

const creditRecord = v.looseObject({
  id,
  title: text,
  /** Negative when spent. */
  credit: number,
  createTime: v.nullish(moment),
});
export type CreditRecord = v.InferOutput<typeof creditRecord>;

export const getCreditRecords = defineEndpoint({
  method: 'GET',
  path: '/api/credit/record/page',
  request: (input: PageRequest & { type?: 'in' | 'out' }) => ({ query: { ...input } }),
  response: paged(creditRecord),
});

const creditRule = v.looseObject({
  id,
  name: text,
  summary: optionalText,
  credit: number,
  /** The most that counts in a day. */
  dayLimit: counter,
});

/** The rules by which credit is earned. */
export const getCreditConfig = defineEndpoint({
  method: 'GET',
  path: '/api/credit/config/getConfig',
  response: v.looseObject({ rules: list(creditRule) }),
});

const creditLeader = v.looseObject({
  userId: id,
  realName: text,
  school: optionalText,
  avatar: optionalText,
  credit: number,
});
export type CreditLeader = v.InferOutput<typeof creditLeader>;

/** The learners with the most credit, best first. */
export const getCreditLeaders = defineEndpoint({
  method: 'GET',
  path: '/api/credit/getTopList',
  response: list(creditLeader),
});
