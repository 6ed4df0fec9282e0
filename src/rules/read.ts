/**
 * Reading unknown values as what they should be. For what a first load cannot do without (settings, what the browser has
 * stored, the counts): a few hundred bytes, where the validator of the other calls would be a sixth of the bell.
 */

/** Gives the value as what it should be; throws a Mismatch where it is something else. */
export type Read<Value> = (value: unknown) => Value;

/** Says where a value is not what it should be; never the value itself, which may be a secret. */
export class Mismatch extends Error {
  override name = 'Mismatch';
  readonly path: readonly PropertyKey[];

  constructor(expected: string, path: readonly PropertyKey[] = []) {
    super(expected);
    this.path = path;
  }
}

export const text: Read<string> = (value) => {
  if (typeof value !== 'string') throw new Mismatch('string');
  return value;
};

export const number: Read<number> = (value) => {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new Mismatch('number');
  return value;
};

/** An id as text, whether it is written as a number or as text. */
export const identifier: Read<string> = (value) => (typeof value === 'number' ? String(value) : text(value));

/** A yes or no, written as a boolean, a number or a word; missing is no. */
export const yesOrNo: Read<boolean> = (value) => {
  if (typeof value === 'string') return !['', '0', 'false'].includes(value);
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean' && typeof value !== 'number')
    throw new Mismatch('boolean | number | string');
  return Boolean(value);
};

/** Missing or null: the fallback. */
export const optional =
  <Value, Fallback = Value>(read: Read<Value>, fallback: Fallback): Read<Value | Fallback> =>
  (value) =>
    value === undefined || value === null ? fallback : read(value);

export const listOf =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Mismatch('array');
    return value.map((one, place) => within(place, () => read(one)));
  };

export type Readers = Readonly<Record<string, Read<unknown>>>;
export type Fields<Of extends Readers> = { [Name in keyof Of]: ReturnType<Of[Name]> };

/** The named fields are read, others kept as they are. */
export const fields =
  <Of extends Readers>(readers: Of): Read<Fields<Of> & Record<string, unknown>> =>
  (value) => {
    const given = record(value);
    const read = Object.entries(readers).map(([name, of]) => [name, within(name, () => of(given[name]))]);
    return { ...given, ...(Object.fromEntries(read) as Fields<Of>) };
  };

export const record: Read<Record<string, unknown>> = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Mismatch('object');
  return value as Record<string, unknown>;
};

export function within<Value>(place: PropertyKey, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw at(place, error);
  }
}

/** The error as it is told one place further out. */
export function at(place: PropertyKey, error: unknown): unknown {
  return error instanceof Mismatch ? new Mismatch(error.message, [place, ...error.path]) : error;
}
