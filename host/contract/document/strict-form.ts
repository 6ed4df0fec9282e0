import * as v from 'valibot';
import { id, moment } from '#src/api/schemas.ts';

type Schema = v.GenericSchema;

interface Parts {
  type: string;
  pipe?: readonly unknown[];
  getter?: (input: unknown) => Schema;
  [part: string]: unknown;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The form that a server should write where the client checks by itself. */
const ownChecks = new Map<Schema, Schema>([
  [id, v.union([v.string(), v.pipe(v.number(), v.safeInteger())])],
  [moment, v.union([v.pipe(v.string(), v.isoTimestamp()), v.number()])],
]);

/**
 * Makes copies of schemas without checks of our own, of which a JSON Schema knows nothing: `plainObject` is the object alone, since
 * a JSON Schema ends where a second schema begins. A schema has one copy, so that names for schemas still apply.
 */
export function strictForms(): (schema: Schema) => Schema {
  const copies = new Map(ownChecks);

  function copyOf(schema: Schema): Schema {
    const known = copies.get(schema);
    if (known) return known;
    const parts = schema as Schema & Parts;
    const [first, second] = parts.pipe ?? [];
    const only = isSchema(first) && first.type === 'custom' && isSchema(second) ? second : undefined;
    if (only) {
      const inside = copyOf(only);
      copies.set(schema, inside);
      return inside;
    }
    const copy = { ...parts };
    copies.set(schema, copy);
    for (const [name, part] of Object.entries(parts)) Object.assign(copy, { [name]: partOf(part) });
    // A pipe is its first schema, with more steps.
    if (isSchema(first)) Object.assign(copy, copyOf(first), { pipe: copy.pipe });
    const { getter } = parts;
    if (getter) copy.getter = (input) => copyOf(getter(input));
    return copy;
  }

  function partOf(part: unknown): unknown {
    if (isSchema(part)) return copyOf(part);
    if (Array.isArray(part)) return part.map((one: unknown) => (isSchema(one) ? copyOf(one) : one));
    if (typeof part !== 'object' || part === null || !Object.values(part).some(isSchema)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, partOf(one)]));
  }

  return copyOf;
}

/** Of an answer that the client reads in several forms, the one that it takes where nothing speaks for another. */
export function firstForm(response: Schema): Schema {
  const { type, getter } = response as Schema & Parts;
  return type === 'lazy' && getter ? getter(undefined) : response;
}

/** A list that is a whole answer should be there even if it is empty. */
export function requiredList(response: Schema): Schema {
  const { type, wrapped, default: fallback } = response as Schema & Parts;
  return type === 'nullish' && Array.isArray(fallback) && isSchema(wrapped) ? wrapped : response;
}
