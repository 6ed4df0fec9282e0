import * as v from 'valibot';
import { isRecord } from '../rules/record.ts';

/** Schemas that the endpoints of several areas share. */

/**
 * An id as text, whether the server writes it as a number or as text: `parseJson` keeps every digit. It is sent back so, as
 * text also in a JSON body. A number that is no exact integer (`1e21`, 1.5) would be the id of another record.
 */
export const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => String(value)),
);

/** Text that may be missing: ''. */
export const optionalText = v.nullish(v.string(), '');

/** A point in time: epoch milliseconds, or text such as `2026-11-20 08:30:00` or ISO 8601. */
export const time = v.union([v.string(), v.number()]);

/** A counter; null, missing and '' are shown as a dash. */
export const counter = v.nullish(v.union([v.number(), v.string()]));

/** A yes or no, sent as a boolean, a number or text; missing is no. */
export const boolish = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => (typeof value === 'string' ? !['', '0', 'false'].includes(value) : Boolean(value))),
);

type NumberUnion<Value extends number> = Readonly<Record<string, Value>>;

const known = <Value extends number>(union: NumberUnion<Value>, value: number | null | undefined) =>
  Object.values(union).find((one) => one === value);

/** One of the numbers of a union, which has their names; undefined for one that only a newer back end knows. */
/* @__NO_SIDE_EFFECTS__ */
export const numberOf = <const Value extends number>(union: NumberUnion<Value>) =>
  v.pipe(
    v.nullish(v.number()),
    v.transform((value) => known(union, value)),
  );

/** The same, but `other` for none and for one that is unknown. */
/* @__NO_SIDE_EFFECTS__ */
export const numberOr = <const Value extends number>(union: NumberUnion<Value>, other: Value) =>
  v.pipe(
    v.nullish(v.number(), other),
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

/** The schema of one page of a list. */
/* @__NO_SIDE_EFFECTS__ */
export function paged<Entry>(entry: v.GenericSchema<unknown, Entry>) {
  return v.looseObject({
    records: v.array(entry),
    /** Entries on all pages together. */
    total: v.number(),
    current: v.nullish(v.number(), 1),
    size: v.nullish(v.number(), 10),
  });
}

export interface Page<Entry> {
  records: Entry[];
  total: number;
  current: number;
  size: number;
}
