import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { boolish, id, optionalText, time } from './schemas.ts';

const course = v.looseObject({
  id,
  title: v.string(),
  cover: optionalText,
  teacher: optionalText,
  hours: v.number(),
  chosen: boolish,
});

const selective = v.looseObject({
  id,
  title: v.string(),
  /** The hours that have to be chosen. */
  aim: v.nullish(v.number(), 0),
  /** Until when the choice may be changed. */
  endTime: v.nullish(time),
  /** Missing until the choice has been submitted. */
  submitTime: v.nullish(time),
  courses: v.array(course),
});
/** A project of the learner with the courses to choose among. */
export type Selective = v.InferOutput<typeof selective>;

/** The learner's projects with optional courses. */
export const getSelectives = defineEndpoint({
  method: 'GET',
  path: '/api/portal/selective/list',
  feature: 'authoring',
  response: v.array(selective),
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
