import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, optionalText } from './schemas.ts';

const person = v.looseObject({
  userId: id,
  realName: v.string(),
  school: optionalText,
  avatar: optionalText,
  /** How much others look at what the person shares. */
  hot: v.nullish(v.number(), 0),
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
