import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { paper } from './exams.ts';
import {
  count,
  counter,
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

const examToMark = v.looseObject({
  id,
  title: text,
  paperNum: number,
  markedNum: number,
  endTime: v.nullish(moment),
});
export type ExamToMark = v.InferOutput<typeof examToMark>;

/** The exams whose papers the user marks. */
export const getExamsToMark = defineEndpoint({
  method: 'GET',
  path: '/api/portal/exam/marking/page',
  feature: 'exams',
  request: (input: PageRequest) => ({ query: { ...input } }),
  response: paged(examToMark),
});

const paperRow = v.looseObject({
  id,
  /** Of the exam. */
  title: text,
  /** Empty, like the school, where the exam hides its examinees until all papers are marked. */
  realName: optionalText,
  school: optionalText,
  /** The examinee's number, in the order of handing in. */
  number: counter,
  submitTime: moment,
  /** The sum of the answers marked so far. */
  score: count,
  isMarked: optionalFlag,
});
export type PaperRow = v.InferOutput<typeof paperRow>;

/** All papers of an exam, in the order of handing in. */
export const getExamPapers = defineEndpoint({
  method: 'GET',
  path: '/api/portal/exam/marking/{id}/papers',
  feature: 'exams',
  request: ({ id }: { id: string }) => ({ path: { id } }),
  response: list(paperRow),
});

export const getPaper = defineEndpoint({
  method: 'GET',
  path: '/api/portal/exam/paper/{id}',
  feature: 'exams',
  request: ({ id }: { id: string }) => ({ path: { id } }),
  response: paper,
});

interface Mark {
  id: string;
  questionId: string;
  points: number;
  comment: string;
}

/** Marks one answer of a paper; answers with the paper's row. */
export const markAnswer = defineEndpoint({
  method: 'PUT',
  path: '/api/portal/exam/paper/{id}/mark',
  changes: [
    '/api/portal/exam/marking/page',
    '/api/portal/exam/marking/{id}/papers',
    '/api/portal/exam/paper/{id}',
  ],
  feature: 'exams',
  silent: true,
  request: ({ id, ...mark }: Mark) => ({ path: { id }, body: mark }),
  response: paperRow,
});
