import * as v from 'valibot';

/** Which page of a list is asked for; `current` counts from 1. */
export interface PageRequest {
  current: number;
  size: number;
}

/** An id as text, whether the server writes it as a number or as text. */
export const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

/** A point in time: epoch milliseconds, or text such as `2026-11-20 08:30:00` or ISO 8601. */
export const time = v.union([v.string(), v.number()]);

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
