import { isRecord } from '#src/rules/record.ts';
import type { JsonSchema } from '../document/type-schema.ts';
import type { Validation } from './validate.ts';

export interface Rename {
  /** The place of the object, e.g. `data.records[]`. */
  place: string;
  from: string;
  to: string;
  /** Without it, the answer breaks a rule of the contract. */
  isRequired: boolean;
}

/** Finds fields that the server seems to send under another name: of a fitting type, and with the same or a similar name. */
export function findRenames(
  schema: JsonSchema,
  value: unknown,
  place: string,
  validation: Validation,
): Rename[] {
  const found = new Map<string, Rename>();
  for (const one of objectsIn(schema, value, place, validation)) {
    const fields = one.schema.properties ?? {};
    const strange = Object.keys(one.value).filter((name) => !(name in fields));
    const absent = Object.keys(fields).filter((name) => !(name in one.value));
    const required = one.schema.required ?? [];
    for (const to of absent) {
      const isRequired = required.includes(to);
      const fits = strange.filter((name) => {
        const sent = one.value[name];
        return sent !== null && validation.differences(fields[to] ?? {}, sent, '').length === 0;
      });
      const from = bestName(to, fits, isRequired);
      if (from && !found.has(`${one.place} ${to}`))
        found.set(`${one.place} ${to}`, { place: one.place, from, to, isRequired });
    }
  }
  return [...found.values()];
}

/** `create_time` is `createTime`. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** An optional field is renamed only where the names are the same but for case and separators. */
function bestName(to: string, names: readonly string[], isRequired: boolean): string | undefined {
  const same = names.filter((name) => plain(name) === plain(to));
  if (same.length === 1 || !isRequired) return same[0];
  const similar = names.filter((name) => plain(name).includes(plain(to)) || plain(to).includes(plain(name)));
  if (similar.length === 1) return similar[0];
  return names.length === 1 ? names[0] : undefined;
}

interface Found {
  place: string;
  schema: JsonSchema;
  value: Record<string, unknown>;
}

/** The objects of a value that have a schema with named fields, outermost first. */
function objectsIn(schema: JsonSchema, value: unknown, place: string, validation: Validation): Found[] {
  const all = [schema, ...(schema.anyOf ?? [])].map((one) => validation.resolve(one));
  const inside = all.flatMap((one) =>
    one.anyOf && one !== schema ? one.anyOf.map(validation.resolve) : [one],
  );
  if (Array.isArray(value)) {
    const { items } = inside.find((one) => one.items) ?? {};
    return items ? value.flatMap((one) => objectsIn(items, one, `${place}[]`, validation)) : [];
  }
  const own = inside.find((one) => one.properties);
  if (!own?.properties || !isRecord(value)) return [];
  const { properties } = own;
  return [
    { place, schema: own, value },
    ...Object.entries(properties).flatMap(([name, field]) =>
      name in value ? objectsIn(field, value[name], `${place}.${name}`, validation) : [],
    ),
  ];
}
