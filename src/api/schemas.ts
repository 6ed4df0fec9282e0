import * as v from 'valibot';
import { readMoment } from '../rules/moment.ts';
import type { Reading } from '../http/read-answer.ts';
import { isRecord } from '../rules/record.ts';

/**
 * The kinds of fields that responses have, each in all forms in which back ends write it: a schema outside this file names no
 * type of JSON. The documentation's page "Back end" has the table.
 */

/** `read` returns undefined for what is no such field. */
const field = <Output>(expected: string, read: (value: unknown, reading: Reading) => Output | undefined) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Output>(({ dataset, config, addIssue, NEVER }) => {
      const output = read(dataset.value, config as Reading);
      if (output !== undefined) return output;
      // A message of valibot would repeat the value.
      addIssue({ expected, message: expected });
      return NEVER;
    }),
  );

/** Text; a number becomes its digits. */
export const text = field('text', (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined,
);

/** Text that may be missing: ''. */
export const optionalText = v.nullish(text, '');

/**
 * An id as text, whether the server writes it as a number or as text: `parseJson` keeps every digit. It is sent back so, as
 * text also in a JSON body. A number that is no exact integer (`1e21`, 1.5) would be the id of another record.
 */
export const id = field('id', (value) =>
  typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : undefined,
);

const isNumber = /^\s*[-+]?\d+(\.\d+)?(e[-+]?\d+)?\s*$/i;

/** A number, also as text. */
export const number = field('number', (value) => {
  const read = typeof value === 'string' && isNumber.test(value) ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
});

/** A point in time, as milliseconds since 1970: `readMoment` says what may stand for it. */
export const moment = field('time', (value, { timeZone }) => {
  const time = readMoment(value, timeZone);
  return Number.isNaN(time) ? undefined : time;
});

const yes = /^(1|y|yes|true)$/i;
const no = /^(0|n|no|false)$/i;

/** A yes or no: a boolean, a number or text. */
export const flag = field('yes or no', (value) => {
  const written = String(value);
  return yes.test(written) ? true : no.test(written) ? false : undefined;
});

/** A field that may be missing, null or '', which reads as `fallback`. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Output>(
  schema: v.GenericSchema<unknown, Output>,
): v.NullishSchema<v.GenericSchema<unknown, Output | undefined>, undefined>;
export function optional<Output, const Fallback extends Output>(
  schema: v.GenericSchema<unknown, Output>,
  fallback: Fallback,
): v.NullishSchema<v.GenericSchema<unknown, Output>, Fallback>;
export function optional<Output>(schema: v.GenericSchema<unknown, Output>, fallback?: Output) {
  const blank = v.pipe(
    v.unknown(),
    v.transform(() => fallback),
  );
  return v.nullish(
    v.lazy((value): v.GenericSchema<unknown, Output | undefined> => (value === '' ? blank : schema)),
    fallback,
  );
}

/** A count that may be missing: 0. */
export const count = optional(number, 0);

/** A counter that may be missing, which is shown as a dash. */
export const counter = optional(number);

/** A yes or no that may be missing: no. */
export const optionalFlag = optional(flag, false);

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
    optional(number, other),
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

/** The names of a page's entries and of their number, ours first. */
const recordNames = ['records', 'list', 'rows', 'items'] as const;
const totalNames = ['total', 'totalCount', 'count'] as const;

const nameIn = (page: unknown, names: readonly [string, ...string[]]) =>
  names.find((name) => isRecord(page) && page[name] != null) ?? names[0];

type PageWith<Entry, More extends v.ObjectEntries> = Page<Entry> &
  v.InferOutput<v.LooseObjectSchema<More, undefined>>;

/** The schema of one page of a list, perhaps with more fields. */
/* @__NO_SIDE_EFFECTS__ */
export function paged<Entry, More extends v.ObjectEntries = Record<never, never>>(
  entry: v.GenericSchema<unknown, Entry>,
  more?: More,
) {
  const common = { current: optional(number, 1), size: optional(number, 10), ...more };
  const entries = list(entry);
  return v.lazy((page): v.GenericSchema<unknown, PageWith<Entry, More>> => {
    const records = nameIn(page, recordNames);
    const total = nameIn(page, totalNames);
    return v.pipe(
      // By its own names, which tell where something is wrong.
      v.looseObject({ ...common, [records]: entries, [total]: number }),
      v.transform(
        (read) => ({ ...read, records: read[records], total: read[total] }) as PageWith<Entry, More>,
      ),
    );
  });
}
