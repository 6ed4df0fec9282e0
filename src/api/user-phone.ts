import { defineQuietRead } from '../http/quiet-read.ts';
import { schemaOf } from '../http/schema.ts';
import { optional, text } from '../rules/read.ts';

/** The mobile number of one's account; '' where none is bound. */
export const getUserPhone = defineQuietRead({
  path: '/api/user/space/personal/getUserPhone',
  response: schemaOf(optional(text, '')),
});
