import type { JsonSchema } from './type-schema.ts';

/** The codes in the body of an answer and what the client does then; `src/http/outcome.ts` is the whole catalogue. */
export const bodyCodes: readonly { codes: readonly (number | string)[]; meaning: string }[] = [
  {
    codes: [200, '1'],
    meaning: 'Success. `"1"` is text, 1 is a refusal. A body without a code is taken for the data itself.',
  },
  { codes: [301], meaning: 'Success without data: an empty list, or a write that is done.' },
  { codes: [2, 103, 201], meaning: 'A remark: the data of a query are shown all the same.' },
  { codes: [208, 211, 212], meaning: 'Left to the caller, which knows what it means for its call.' },
  { codes: [100, 230], meaning: 'A refusal that is not shown by the client, but by the page.' },
  { codes: [204], meaning: 'A refusal; the caller gets the whole body.' },
  { codes: [1], meaning: 'A refusal; `msg` is shown to the user.' },
  {
    codes: [401, '-1'],
    meaning: 'The session is over; the user has to log in again. So says the HTTP status 401.',
  },
];

export const successCodes: (number | string)[] = [200, '200', '1'];

const message: JsonSchema = { type: ['string', 'null'], description: 'For the user, where it is a refusal.' };

/** The body of a success. */
export const envelope = (data: JsonSchema, isDataRequired: boolean): JsonSchema => ({
  type: 'object',
  properties: { code: { enum: successCodes }, msg: message, data },
  required: isDataRequired ? ['code', 'data'] : ['code'],
});

/** The body of everything else. */
export const otherAnswer: JsonSchema = {
  type: 'object',
  description: [
    'Any other code than those of success. An unknown one is a refusal whose `msg` is shown to the user.',
    ...bodyCodes.map(
      ({ codes, meaning }) => `${codes.map((code) => JSON.stringify(code)).join(', ')}: ${meaning}`,
    ),
  ].join('\n\n'),
  properties: {
    code: { type: ['integer', 'string'], not: { enum: successCodes } },
    msg: message,
    data: {},
  },
  required: ['code'],
};
