import * as v from 'valibot';
import { yesOrNo } from '../rules/read.ts';

/** A yes or no, sent as a boolean, a number or a word; missing is no. */
export const boolish = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => yesOrNo(value)),
);
