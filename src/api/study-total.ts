import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { counter, plainObject } from './schemas.ts';

const totals = plainObject({ lessonNum: counter, certCount: counter, credit: counter });
export type StudyTotals = v.InferOutput<typeof totals>;

/** Class hours, certificates and credit, whether they lie in `data` or one level deeper in `data.data`. */
export const getStudyTotal = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/user/getStudyTotal',
  response: v.pipe(
    plainObject({ data: v.optional(v.unknown()) }),
    v.transform((value) => value.data ?? value),
    totals,
  ),
});
