import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { count, id, list, moment, number, optionalFlag, optionalText, text } from './schemas.ts';

const course = v.looseObject({
  id,
  title: text,
  cover: optionalText,
  teacher: optionalText,
  hours: number,
  chosen: optionalFlag,
});

const selective = v.looseObject({
  id,
  title: text,
  /** The hours that have to be chosen. */
  aim: count,
  /** Until when the choice may be changed. */
  endTime: v.nullish(moment),
  /** Missing until the choice has been submitted. */
  submitTime: v.nullish(moment),
  courses: list(course),
});
/** A project of the learner with the courses to choose among. */
export type Selective = v.InferOutput<typeof selective>;

/** The learner's projects with optional courses. */
export const getSelectives = defineEndpoint({
  method: 'GET',
  path: '/api/portal/selective/list',
  feature: 'authoring',
  response: list(selective),
});

/** Submits the choice; until the end it may be submitted again. */
export const submitSelective = defineEndpoint({
  method: 'PUT',
  path: '/api/portal/selective/{id}',
  changes: ['/api/portal/selective/list'],
  feature: 'authoring',
  request: ({ id: project, courseIds }: { id: string; courseIds: string[] }) => ({
    path: { id: project },
    body: { courseIds },
  }),
  response: v.unknown(),
});
