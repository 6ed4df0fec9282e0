import * as v from 'valibot';

/** A yes or no, sent as a boolean, a number or a word; missing is no. */
export const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => (typeof value === 'string' ? !['', '0', 'false'].includes(value) : Boolean(value))),
);
