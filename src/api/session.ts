import * as v from 'valibot';
import { id } from './page.ts';

/** What every way of logging in answers. */
export const session = v.looseObject({ token: v.pipe(v.string(), v.nonEmpty()), userId: id });
export type LoginResponse = v.InferOutput<typeof session>;

/** Where an SMS goes; `key` is the digest that `mobileKey` makes from the number. */
export interface KeyedMobile {
  mobile: string;
  key: string;
}
