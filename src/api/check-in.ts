import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { creditPaths } from './changed-paths.ts';
import { counter, list, number, optionalFlag, plainObject } from './schemas.ts';

const checkInRule = v.looseObject({
  /** True once the learner has checked in for this rule. */
  sign: optionalFlag,
  credit: number,
});

const checkInDetail = plainObject({
  todaySign: optionalFlag,
  signRules: list(checkInRule),
});
export type CheckInDetail = v.InferOutput<typeof checkInDetail>;

export const getCheckInDetail = defineEndpoint({
  method: 'GET',
  path: '/api/v/signrecord/detail',
  response: checkInDetail,
});

/** The daily check-in: an endpoint of ours, not part of the original back end's description. */
export const checkInToday = defineEndpoint({
  method: 'POST',
  path: '/api/v/signrecord/sign',
  changes: ['/api/v/signrecord/detail', ...creditPaths],
  response: v.nullish(v.looseObject({ credit: counter })),
});
