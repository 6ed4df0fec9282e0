import { defineRead } from '../http/read.ts';
import { schemaOf } from '../http/schema.ts';
import { fields, record } from '../rules/read.ts';
import { counter } from './counter.ts';

const totals = fields({ lessonNum: counter, certCount: counter, credit: counter });
export type StudyTotals = ReturnType<typeof totals>;

/** Class hours, certificates and credit, whether they lie in `data` or one level deeper in `data.data`. */
export const getStudyTotal = defineRead({
  path: '/api/orgUser/user/getStudyTotal',
  response: schemaOf((value) => totals(record(value).data ?? value)),
});
