import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { isRecord } from '../rules/record.ts';
import { counter, plainObject } from './schemas.ts';

const totals = plainObject({ lessonNum: counter, certCount: counter, credit: counter });
export type StudyTotals = v.InferOutput<typeof totals>;

const deeper = v.pipe(
  v.looseObject({ data: totals }),
  v.transform(({ data }) => data),
);

/** Class hours, certificates and credit, whether they lie in `data` or one level deeper in `data.data`. */
export const getStudyTotal = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/user/getStudyTotal',
  response: v.lazy((sent) => (isRecord(sent) && sent.data != null ? deeper : totals)),
});
