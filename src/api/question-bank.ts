import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { question, type Question } from './exams.ts';
import { count, id, moment, number, optionalText } from './schemas.ts';

/** Increases with every save, so that two windows cannot overwrite each other's questions. */
const version = v.nullish(v.pipe(number, v.safeInteger()), 0);

export const questionSet = v.looseObject({
  /** Of the exam or the lesson. */
  title: optionalText,
  questions: v.array(question),
  version,
  savedTime: v.nullish(moment),
});
export type QuestionSet = v.InferOutput<typeof questionSet>;

export const savedSet = v.looseObject({ version, savedTime: v.nullish(moment) });

export const importedQuestions = v.looseObject({
  questions: v.array(question),
  /** How many rows could not be taken over; `getFailedRows` answers them. */
  failed: count,
  failedId: v.nullish(id, ''),
});

/** The questions of an exam, with their answers. */
export const getExamQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/portal/authoring/exam/{id}/questions',
  feature: 'authoring',
  request: (input: { id: string }) => ({ path: { ...input } }),
  response: questionSet,
});

/** Replaces the questions; refused with `SAVE_CONFLICT` if `version` is not the latest. */
export const saveExamQuestions = defineEndpoint({
  method: 'PUT',
  path: '/api/portal/authoring/exam/{id}/questions',
  changes: ['/api/portal/authoring/{kind}/page'],
  feature: 'authoring',
  request: ({ id: exam, ...body }: { id: string; questions: Question[]; version: number }) => ({
    path: { id: exam },
    body,
  }),
  response: savedSet,
});

/** Parses a spreadsheet of questions and saves nothing. */
export const importQuestions = defineEndpoint({
  method: 'POST',
  path: '/api/portal/authoring/exam/{id}/questions/import',
  changes: [],
  feature: 'authoring',
  request: ({ id: exam, file }: { id: string; file: Blob }) => ({ path: { id: exam }, form: { file } }),
  response: importedQuestions,
});
