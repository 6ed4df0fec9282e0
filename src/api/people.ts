import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { count, id, optionalText, text } from './schemas.ts';

const person = v.looseObject({
  userId: id,
  realName: text,
  school: optionalText,
  avatar: optionalText,
  /** How much others look at what the person shares. */
  hot: count,
});
export type Person = v.InferOutput<typeof person>;

/** The public facts of a person of the organisation. */
export const getPerson = defineEndpoint({
  method: 'GET',
  path: '/api/portal/person/{id}',
  feature: 'people',
  request: (input: { id: string }) => ({ path: input }),
  response: person,
});
