import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../document/type-schema.ts';
import type { Difference } from './result.ts';

export interface Validation {
  /** All differences of a value from a schema of the document; `place` is the value's own. */
  differences(schema: JsonSchema, value: unknown, place: string): Difference[];
  /** The named schema that a schema points to, or itself. */
  resolve(schema: JsonSchema): JsonSchema;
}

/** Compares values with the schemas of a document. */
export function createValidation(components: Record<string, JsonSchema>): Validation {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: false });
  ajv.addSchema({ $id: 'contract', components: { schemas: absolute(components) } });
  const compiled = new WeakMap<JsonSchema, ReturnType<typeof ajv.compile>>();
  const validatorOf = (schema: JsonSchema) => {
    const validator = compiled.get(schema) ?? ajv.compile(absolute(schema));
    compiled.set(schema, validator);
    return validator;
  };
  return {
    differences(schema, value, place) {
      const validator = validatorOf(schema);
      if (validator(value)) return [];
      return merged(withoutOtherAlternatives(validator.errors ?? []), place);
    },
    resolve(schema) {
      const name = schema.$ref?.split('/').at(-1);
      return (name && components[name]) || schema;
    },
  };
}

/** With references that also hold outside the document. */
const absolute = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/components/', '"contract#/components/')) as Value;

/** An alternative such as null is no news where the answer is an object that differs inside. */
function withoutOtherAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const placeOf = ({ instancePath, keyword }: ErrorObject) =>
    instancePath + (keyword === 'required' ? '/' : '');
  return errors.filter((error) => {
    if (error.keyword === 'anyOf') return false;
    const isWhole = error.keyword === 'type' || error.keyword === 'enum';
    return !isWhole || !errors.some((other) => placeOf(other).startsWith(`${error.instancePath}/`));
  });
}

function differenceOf(error: ErrorObject, place: string): Difference {
  const { keyword, instancePath, params, data, schema } = error;
  const own = place + instancePath.replace(/\/\d+(?=\/|$)/g, '[]').replace(/\//g, '.');
  if (keyword === 'required') {
    const field = `${own}.${String(params.missingProperty)}`;
    return { kind: 'missing field', field, expected: '', found: '', example: '', count: 1 };
  }
  const isType = keyword === 'type';
  const expected = isType ? [schema].flat().join(' or ') : `${keyword} ${JSON.stringify(schema)}`;
  const found = typeName(data);
  return { kind: isType ? 'type' : 'value', field: own, expected, found, example: exampleOf(data), count: 1 };
}

export function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const EXAMPLE_LENGTH = 60;

/** The beginning of a value, enough to recognise it. */
export function exampleOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > EXAMPLE_LENGTH ? `${text.slice(0, EXAMPLE_LENGTH)}…` : text;
}

/** One difference for all places of a list, and for all types that a field may have. */
function merged(errors: readonly ErrorObject[], place: string): Difference[] {
  const found = new Map<string, { difference: Difference; expected: Set<string>; places: Set<string> }>();
  for (const error of errors) {
    const difference = differenceOf(error, place);
    const key = `${difference.kind} ${difference.field}`;
    const group = found.get(key) ?? { difference, expected: new Set(), places: new Set() };
    group.expected.add(difference.expected);
    group.places.add(error.instancePath);
    found.set(key, group);
  }
  return [...found.values()].map(({ difference, expected, places }) => ({
    ...difference,
    expected: [...expected].join(' or '),
    count: places.size,
  }));
}
