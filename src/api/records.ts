import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { ownEntry } from './study.ts';
import { counter, optionalText, paged, type PageRequest } from './schemas.ts';

/** The kinds of one's own records, apart from courses, projects and activities. */
export type RecordName = 'listen' | 'shortVideo' | 'live' | 'exam' | 'studio';

const record = v.looseObject({
  ...ownEntry.entries,
  /** Of an exam, or the mark that was given to a lesson. */
  score: counter,
  /** The learner's role in a studio, e.g. 成员. */
  role: optionalText,
});
export type LearningRecord = v.InferOutput<typeof record>;

export const getRecords = defineEndpoint({
  method: 'GET',
  path: '/api/portal/record/{kind}/page',
  feature: 'records',
  request: ({ kind, ...query }: PageRequest & { kind: RecordName }) => ({ path: { kind }, query }),
  response: paged(record),
});
