import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { counter, id, paged, plainObject, time, type PageRequest } from './schemas.ts';

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
    todayCredit: v.nullish(v.number()),
    /** Place among the learners of the organisation. */
    rank: v.nullish(v.number()),
  }),
});

const creditRecord = v.looseObject({
  id,
  title: v.string(),
  /** Negative when spent. */
  credit: v.number(),
  createTime: v.nullish(time, ''),
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
  name: v.string(),
  summary: v.nullish(v.string(), ''),
  credit: v.number(),
  /** The most that counts in a day. */
  dayLimit: v.nullish(v.number()),
});

/** The rules by which credit is earned. */
export const getCreditConfig = defineEndpoint({
  method: 'GET',
  path: '/api/credit/config/getConfig',
  response: v.looseObject({ rules: v.nullish(v.array(creditRule), []) }),
});

const creditLeader = v.looseObject({
  userId: id,
  realName: v.string(),
  school: v.nullish(v.string(), ''),
  avatar: v.nullish(v.string(), ''),
  credit: v.number(),
});
export type CreditLeader = v.InferOutput<typeof creditLeader>;

/** The learners with the most credit, best first. */
export const getCreditLeaders = defineEndpoint({
  method: 'GET',
  path: '/api/credit/getTopList',
  response: v.array(creditLeader),
});
