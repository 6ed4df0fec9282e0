import { schemaOf, type Schema } from '../../src/http/schema.ts';
import { enumOf } from '../../src/rules/enum.ts';
import { at, Mismatch, number as aNumber, text, within, type Read } from '../../src/rules/read.ts';

/** A schema, or a step of a pipe. */
interface Reader extends Schema<unknown> {
  read: Read<unknown>;
  /** May be missing where it is a field. */
  isOptional?: boolean;
}

type Entries = Readonly<Record<string, Reader>>;

/* @__NO_SIDE_EFFECTS__ */
const readerOf = (read: Read<unknown>, isOptional = false): Reader => ({
  ...schemaOf(read),
  read,
  isOptional,
});

const refused = (expected: string): never => {
  throw new Mismatch(expected);
};

/** A list is one too. */
function aRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value ? (value as Record<string, unknown>) : refused('Object');
}

/**
 * What our calls use of valibot, on the readers that are in every first load: an answer is taken or refused at the same
 * place, and becomes the same value. Valibot itself tells more of each issue, and is four times as heavy.
 */
/* @__NO_SIDE_EFFECTS__ */
export const string = () => readerOf(text);
/* @__NO_SIDE_EFFECTS__ */
export const number = () => readerOf(aNumber);
/* @__NO_SIDE_EFFECTS__ */
export const unknown = () => readerOf((value) => value);
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => readerOf((value) => (typeof value === 'boolean' ? value : refused('boolean')));
/* @__NO_SIDE_EFFECTS__ */
const nothing = () => readerOf((value) => (value === null ? value : refused('null')));
export { nothing as null };
/* @__NO_SIDE_EFFECTS__ */
export const picklist = (words: readonly string[]) => readerOf(enumOf(...words));
/* @__NO_SIDE_EFFECTS__ */
export const instance = (kind: new () => unknown) =>
  readerOf((value) => (value instanceof kind ? value : refused('instance')));

/* @__NO_SIDE_EFFECTS__ */
export const optional = ({ read }: Reader, fallback?: unknown) =>
  readerOf((value) => (value === undefined ? fallback : read(value)), true);
/* @__NO_SIDE_EFFECTS__ */
export const nullable = ({ read }: Reader) => readerOf((value) => (value === null ? value : read(value)));
/* @__NO_SIDE_EFFECTS__ */
export const nullish = ({ read }: Reader, fallback?: unknown) =>
  readerOf((value) => {
    if (value !== undefined && value !== null) return read(value);
    return fallback === undefined ? value : fallback;
  }, true);

/* @__NO_SIDE_EFFECTS__ */
export const union = (options: readonly Reader[]) =>
  readerOf((value) => {
    for (const { read } of options) {
      try {
        return read(value);
      } catch (error) {
        if (!(error instanceof Mismatch)) throw error;
      }
    }
    return refused('union');
  });

/* @__NO_SIDE_EFFECTS__ */
export const array = (entry: Reader) =>
  readerOf((value) =>
    Array.isArray(value) ? value.map((one, place) => within(place, () => entry.read(one))) : refused('array'),
  );

/** Reads the fields into `known`. One `try` for all of them, since a list has a thousand. */
function readEntries(
  entries: Entries,
  given: Record<string, unknown>,
  known: Record<string, unknown>,
): Record<string, unknown> {
  let place = '';
  try {
    for (place in entries) {
      const { read, isOptional } = entries[place] as Reader;
      const isMissing = !(place in given);
      if (isMissing && !isOptional) refused('missing');
      const value = read(given[place]);
      if (!isMissing || value !== undefined) known[place] = value;
    }
  } catch (error) {
    throw at(place, error);
  }
  return known;
}

/* @__NO_SIDE_EFFECTS__ */
export const object = (entries: Entries) => readerOf((value) => readEntries(entries, aRecord(value), {}));
/* @__NO_SIDE_EFFECTS__ */
export const looseObject = (entries: Entries) =>
  readerOf((value) => {
    const given = aRecord(value);
    return readEntries(entries, given, { ...given });
  });
/* @__NO_SIDE_EFFECTS__ */
export const record = (_: Reader, { read }: Reader) =>
  readerOf((value) =>
    Object.fromEntries(
      Object.entries(aRecord(value)).map(([name, one]) => [name, within(name, () => read(one))]),
    ),
  );
/* @__NO_SIDE_EFFECTS__ */
export const lazy = (make: () => Reader) => readerOf((value) => make().read(value));

/* @__NO_SIDE_EFFECTS__ */
export const pipe = (...steps: readonly [Reader, ...Reader[]]) =>
  readerOf((value) => steps.reduce((now, { read }) => read(now), value), steps[0].isOptional);
/* @__NO_SIDE_EFFECTS__ */
export const transform = (make: (value: never) => unknown) => readerOf((value) => make(value as never));
/* @__NO_SIDE_EFFECTS__ */
const step = (expected: string, holds: (value: never) => boolean) =>
  readerOf((value) => (holds(value as never) ? value : refused(expected)));
/* @__NO_SIDE_EFFECTS__ */
export const nonEmpty = () => step('!0', (value: { length: number }) => value.length > 0);
/* @__NO_SIDE_EFFECTS__ */
export const minValue = (least: number) => step(`>=${least}`, (value: number) => value >= least);
/* @__NO_SIDE_EFFECTS__ */
export const finite = () => step('finite', Number.isFinite);

export function safeParse({ read }: Reader, value: unknown) {
  try {
    return { success: true, output: read(value) };
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    return { success: false, output: value, issues: [error] };
  }
}
