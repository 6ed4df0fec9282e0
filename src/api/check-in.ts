import { defineRead } from '../http/read.ts';
import { schemaOf } from '../http/schema.ts';
import { fields, listOf, Mismatch, number, optional, type Read } from '../rules/read.ts';
import { counter } from './counter.ts';

/** What the card of the daily sign-in shows by itself: apart from the calls that wait for a click. */

const myCredit = fields({ credit: counter });
export type MyCredit = ReturnType<typeof myCredit>;

export const getMyCredit = defineRead({
  path: '/api/v/credit/mine',
  response: schemaOf(myCredit),
});

const isSigned: Read<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Mismatch('boolean');
  return value;
};

const signRule = fields({
  /** Whether the learner has signed in for this rule. */
  sign: optional(isSigned, false),
  credit: number,
});
export type CheckInRule = ReturnType<typeof signRule>;

const signDetail = fields({
  todaySign: optional(isSigned, false),
  signRules: optional(listOf(signRule), []),
});
export type CheckInDetail = ReturnType<typeof signDetail>;

export const getCheckInDetail = defineRead({
  path: '/api/v/signrecord/detail',
  response: schemaOf(signDetail),
});
