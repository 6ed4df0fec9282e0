// @vitest-environment node
import type { GenericSchema } from 'valibot';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { isRecord } from '#src/rules/record.ts';
import { dialectNames, inDialect, type DialectName } from '#host/sandbox/dialects.ts';
import { callName, callRows, endpoints } from './endpoint-list.ts';
import { clientOf, sampleOf, type Sample } from './samples.ts';

interface Parts {
  type: string;
  entries?: Record<string, GenericSchema>;
  wrapped?: GenericSchema;
  item?: GenericSchema;
  value?: GenericSchema;
  options?: readonly GenericSchema[];
  pipe?: readonly unknown[];
  getter?: (input: unknown) => GenericSchema;
}
const isSchema = (value: unknown): value is GenericSchema => isRecord(value) && value.kind === 'schema';

/** The data that a schema names: the rest is as it was sent, and nothing shows it. Whole seconds, and none for null. */
function named(schema: GenericSchema, data: unknown): unknown {
  if (data === null || data === undefined) return undefined;
  const { type, entries, wrapped, item, value, options, pipe = [], getter } = schema as GenericSchema & Parts;
  const last = pipe.filter(isSchema).at(-1);
  if (last && last !== schema && pipe.length > 1) return named(last, data);
  if (wrapped) return named(wrapped, data);
  if (getter) return named(getter(undefined), data);
  if (options) return isRecord(data) ? named(options.at(-1) ?? schema, data) : data;
  if (item && Array.isArray(data)) return data.map((one) => named(item, one));
  if (!isRecord(data)) return typeof data === 'number' && data > 1e11 ? Math.floor(data / 1000) : data;
  const fieldOf = (name: string) => (type === 'record' ? value : entries?.[name]);
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, one]) => {
      const field = fieldOf(name);
      const read = field && named(field, one);
      return read === undefined ? [] : [[name, read]];
    }),
  );
}

/** The clocks of the browser at its arrival. */
const withoutClocks = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (name, value: unknown) => (['steady', 'wall'].includes(name) ? 0 : value)) ?? 'null',
  );

async function readIn(dialect: DialectName, { call, input, answer: body }: Sample) {
  const isData = !isRecord(body) || !('code' in body);
  const sent = isData ? inDialect(dialect, body) : { ...body, data: inDialect(dialect, body.data) };
  const { data } = await call(
    clientOf(async () => Response.json(sent)),
    input as never,
  );
  return withoutClocks(named(call.definition.response, data));
}

describe('the answers of the sandbox', () => {
  let samples: Sample[] = [];

  beforeAll(async () => {
    samples = (await Promise.all(callRows.map(sampleOf))).flat();
  });

  it.each(dialectNames.filter((name) => name !== 'plain'))('in %s read the same', async (dialect) => {
    const changed = samples.filter(
      ({ answer }) => JSON.stringify(inDialect(dialect, answer)) !== JSON.stringify(answer),
    );
    expect(changed.length).toBeGreaterThan(80);
    const wrong: string[] = [];
    for (const sample of samples) {
      const plain = await readIn('plain', sample);
      const other = await readIn(dialect, sample).catch((error: Error) => String(error.cause));
      const difference = firstDifference(plain, other);
      if (difference) wrong.push(`${sample.name}: ${difference}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('no schema reads objects that a step before it has moved: their other forms could not be found', () => {
  const isMover = (step: unknown) => isRecord(step) && step.type === 'transform';
  const isField = (type: string) => ['string', 'number', 'boolean'].includes(type);
  const moved = endpoints.filter(({ definition }) => {
    const { pipe = [] } = definition.response as GenericSchema & Parts;
    const mover = pipe.findIndex(isMover);
    return mover !== -1 && pipe.slice(mover).some((step) => isSchema(step) && !isField(step.type));
  });
  expect(moved.map(({ definition }) => callName(definition))).toEqual([]);
});

function firstDifference(one: unknown, other: unknown, path = 'data'): string {
  const isList = Array.isArray(one) && Array.isArray(other);
  if (isList || (isRecord(one) && isRecord(other))) {
    const fields = [one, other] as Record<string, unknown>[];
    const names = new Set(fields.flatMap((each) => Object.keys(each)));
    const inside = [...names].map((name) =>
      firstDifference(fields[0]?.[name], fields[1]?.[name], `${path}.${name}`),
    );
    return inside.find(Boolean) ?? '';
  }
  const [plain, found] = [JSON.stringify(one), JSON.stringify(other)];
  return plain === found ? '' : `${path}: ${plain?.slice(0, 80)}, but ${found?.slice(0, 200)}`;
}
