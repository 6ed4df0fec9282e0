import type { PortalConfig } from '#src/config.ts';
import { isRecord } from '#src/rules/record.ts';
import type { CheckedCall } from './calls.ts';
import { inputsOf, usualInputs, type Given, type Source } from './inputs.ts';
import { callOf } from './result.ts';
import { sampleOf } from './sample.ts';

type Input = Record<string, unknown>;
type DataOf = (call: CheckedCall, fixed: Input) => Promise<unknown>;

/** Finds the inputs of calls; `dataOf` asks the call that an input comes from, or knows its answer already. */
export function createInputs(calls: readonly CheckedCall[], { org }: PortalConfig, dataOf: DataOf) {
  const byName = new Map(calls.map((call) => [callOf(call), call]));
  /** Of calls that wait for each other's answers, one has to do without. */
  const waiting = new Set<CheckedCall>();

  async function fromSource({ from, field, where, having, input }: Source): Promise<unknown> {
    const call = byName.get(from);
    if (!call || waiting.has(call)) return undefined;
    const [fixed, wanted] = [await valuesOf(input), await valuesOf(where)];
    if ([...Object.values(fixed), ...Object.values(wanted)].includes(undefined)) return undefined;
    return firstValue(
      await dataOf(call, fixed),
      field,
      (object) =>
        Object.entries(wanted).every(([name, value]) => object[name] === value) &&
        (!having || object[having] != null),
    );
  }

  async function valuesOf(given: Readonly<Record<string, Given>> = {}): Promise<Input> {
    const values: Input = {};
    for (const [name, one] of Object.entries(given))
      values[name] = typeof one === 'object' ? await fromSource(one) : one;
    return values;
  }

  /** From the list of the same area whose path begins most like the call's own. */
  async function fromArea(call: CheckedCall, name: string): Promise<unknown> {
    const lists = calls
      .filter(({ area, method, path }) => area === call.area && method === 'GET' && !path.includes('{'))
      .filter((one) => one !== call && !waiting.has(one))
      .toSorted((one, other) => sharedLength(other.path, call.path) - sharedLength(one.path, call.path));
    for (const list of lists) {
      const value = firstValue(await dataOf(list, {}), name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  async function valueOf(call: CheckedCall, name: string, schema: CheckedCall['inputs'][number][1]) {
    const given: Given | undefined = rowOf(call)[name] ?? schemaValue(schema) ?? usualInputs[name];
    if (name === 'orgCode' && org) return org;
    if (typeof given !== 'object') return given ?? (await otherValue(call, name, schema));
    return fromSource(given);
  }

  async function otherValue(call: CheckedCall, name: string, schema: CheckedCall['inputs'][number][1]) {
    const isId = /^id$|Id$/.test(name);
    if (isId) return fromArea(call, name);
    return call.method === 'GET' ? undefined : sampleOf(schema);
  }

  return {
    /** The input of a call, with these values; undefined where one cannot be had. */
    async of(call: CheckedCall, fixed: Input): Promise<Input | undefined> {
      waiting.add(call);
      const input: Input = { ...fixed };
      for (const [name, schema] of call.inputs) {
        const value = input[name] ?? (await valueOf(call, name, schema));
        // A value that is named but undefined would hide one that the definition sets.
        if (value !== undefined) input[name] = value;
      }
      waiting.delete(call);
      return isComplete(call, input) ? input : undefined;
    },
  };
}

/** The row of a call, or of the query whose path its own path begins with. */
function rowOf(call: CheckedCall): Readonly<Record<string, Given>> {
  const own = inputsOf[callOf(call)];
  if (own) return own;
  const above = Object.keys(inputsOf)
    .filter((name) => callOf({ method: 'GET', path: call.path }).startsWith(`${name}/`))
    .toSorted((one, other) => other.length - one.length);
  return inputsOf[above[0] ?? ''] ?? {};
}

const schemaValue = (schema: CheckedCall['inputs'][number][1]) => schema.enum?.[0] as Given | undefined;

/** Some definitions set a value of their own, so the request that they make counts. */
function isComplete({ definition, inputs, path }: CheckedCall, input: Input): boolean {
  if (definition.configuredRequest) return true;
  const parts = definition.request?.(input) ?? {};
  const sent: Input = { ...parts.query, ...parts.path, ...parts.body, ...parts.form };
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [...inputs.map(([name]) => name), ...places].every((name) => sent[name] !== undefined);
}

/** The first value of a field in an answer, in the order of its text. */
function firstValue(data: unknown, field: string, fits: (object: Input) => boolean = () => true): unknown {
  if (Array.isArray(data)) {
    for (const one of data) {
      const found = firstValue(one, field, fits);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(data)) return undefined;
  const own = data[field];
  if (fits(data) && (typeof own === 'string' || typeof own === 'number') && own !== '') return own;
  return firstValue(Object.values(data), field, fits);
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
