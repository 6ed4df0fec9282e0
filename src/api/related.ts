import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, list, text } from './schemas.ts';

/** The kinds of subjects whose related items can be asked for. */
export type RelatedSubject = 'project' | 'course' | 'live' | 'studio' | 'exam' | 'person';

const relatedItem = v.looseObject({
  /** `project`, `course`, `live`, `resource`, `activity`, `exam`, `certificate`, `order`, `studio` or `person`; others are not
   *  shown. */
  kind: text,
  id,
  title: text,
});
export type RelatedItem = v.InferOutput<typeof relatedItem>;

/** The items that belong together with a subject, e.g. the courses of a project and the user's certificate of it. */
export const getRelated = defineEndpoint({
  method: 'GET',
  path: '/api/portal/related/{kind}/{id}',
  feature: 'related',
  request: (input: { kind: RelatedSubject; id: string }) => ({ path: input }),
  response: list(relatedItem),
});
