import type { GenericSchema } from 'valibot';

interface Parts {
  type: string;
  pipe?: readonly unknown[];
  getter?: (input: unknown) => GenericSchema;
  [part: string]: unknown;
}

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/**
 * Makes copies of schemas in which `plainObject` is the object alone, without the check of our own that comes before it: a
 * JSON Schema ends where a second schema begins. A schema has one copy, so that names for schemas still apply.
 */
export function objectsWithoutChecks(): (schema: GenericSchema) => GenericSchema {
  const copies = new Map<GenericSchema, GenericSchema>();

  function copyOf(schema: GenericSchema): GenericSchema {
    const known = copies.get(schema);
    if (known) return known;
    const parts = schema as GenericSchema & Parts;
    const [first, second] = parts.pipe ?? [];
    if (isSchema(first) && first.type === 'custom' && isSchema(second)) {
      const object = copyOf(second);
      copies.set(schema, object);
      return object;
    }
    const copy = { ...parts };
    copies.set(schema, copy);
    for (const [name, part] of Object.entries(parts)) Object.assign(copy, { [name]: partOf(part) });
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
