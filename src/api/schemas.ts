import * as v from 'valibot';
import { plainMoment } from '../rules/plain-moment.ts';
import { isRecord } from '../rules/record.ts';

/**
 * The kinds of fields that answers have, each in the one form in which a back end should write it. An answer in other forms is
 * read by `src/http/other-forms.ts`, which knows them by kind; so no other schema of an answer may name a type of JSON.
 */

export const text = v.string();
export const number = v.number();
export const flag = v.boolean();

/** Text that may be missing: ''. */
export const optionalText = v.nullish(text, '');

/** A count that may be missing: 0. */
export const count = v.nullish(number, 0);

/** A counter that may be missing, which is shown as a dash. */
export const counter = v.nullish(number);

/** A yes or no that may be missing: no. */
export const optionalFlag = v.nullish(flag, false);

/**
 * An id as text, whether the server writes it as a number or as text: `parseJson` keeps every digit. It is sent back so, as
 * text also in a JSON body. A number that is no exact integer (`1e21`, 1.5) would be the id of another record.
 */
export const id = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : null)),
  v.string('id'),
);

/** A point in time, as milliseconds since 1970. */
export const moment = v.pipe(v.unknown(), v.transform(plainMoment), v.number('time'));

/** A list that may be missing: []. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <Entry extends v.GenericSchema>(entry: Entry) => v.nullish(v.array(entry), []);

type NumberUnion<Value extends number> = Readonly<Record<string, Value>>;

const known = <Value extends number>(union: NumberUnion<Value>, value: number | null | undefined) =>
  Object.values(union).find((one) => one === value);

/** One of the numbers of a union, which has their names; undefined for one that only a newer back end knows. */
/* @__NO_SIDE_EFFECTS__ */
export const numberOf = <const Value extends number>(union: NumberUnion<Value>) =>
  v.pipe(
    counter,
    v.transform((value) => known(union, value)),
  );

/** The same, but `other` for none and for one that is unknown. */
/* @__NO_SIDE_EFFECTS__ */
export const numberOr = <const Value extends number>(union: NumberUnion<Value>, other: Value) =>
  v.pipe(
    v.nullish(number, other),
    v.transform((value) => known(union, value) ?? other),
  );

const record = v.custom<Record<string, unknown>>(isRecord);

/** An object all of whose fields are optional: refuses an array, which `looseObject` would take for one. */
/* @__NO_SIDE_EFFECTS__ */
export function plainObject<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(record, v.looseObject(entries));
}

/** Which page of a list is requested; `current` counts from 1. */
export interface PageRequest {
  current: number;
  size: number;
}

export interface Page<Entry> {
  records: Entry[];
  /** Entries on all pages together. */
  total: number;
  current: number;
  size: number;
}

/** The schema of one page of a list, perhaps with more fields. */
/* @__NO_SIDE_EFFECTS__ */
export function paged<Entry, More extends v.ObjectEntries = Record<never, never>>(
  entry: v.GenericSchema<unknown, Entry>,
  more?: More,
) {
  return v.looseObject({
    records: v.array(entry),
    /** Entries on all pages together. */
    total: number,
    current: v.nullish(number, 1),
    size: v.nullish(number, 10),
    ...(more as More),
  });
}
