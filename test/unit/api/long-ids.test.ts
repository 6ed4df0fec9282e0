// @vitest-environment node
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '#src/rules/record.ts';
import { callRows } from './endpoint-list.ts';
import { clientOf, sampleOf, type Sample } from './samples.ts';

type Path = readonly string[];

const isIdName = (name: string) => /^id$|Ids?$/.test(name);
const isId = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Where the ids of an answer stand. */
function idPaths(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    const isOfIds = isIdName(path.at(-1) ?? '');
    return value.flatMap((one, index) =>
      isOfIds && isId(one) ? [[...path, String(index)]] : idPaths(one, [...path, String(index)]),
    );
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    isIdName(name) && isId(one) ? [[...path, name]] : idPaths(one, [...path, name]),
  );
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], value);

function withAt(value: unknown, [name, ...rest]: Path, given: unknown): unknown {
  if (name === undefined) return given;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[name] = withAt(copy[name], rest, given);
  return copy;
}

/** The same input with this id for one of its ids. */
function withId(input: Record<string, unknown>, name: string, id: string): Record<string, unknown> {
  return { ...input, [name]: Array.isArray(input[name]) ? [id] : id };
}

const inputIds = ({ input }: Sample) =>
  Object.keys(input).filter(
    (name) => isIdName(name) && (typeof input[name] === 'string' || Array.isArray(input[name])),
  );

/** All values that a request carries: segments of its path, its query, and its body, also in lists and objects. */
async function sentBy({ call }: Sample, input: unknown): Promise<unknown[]> {
  const sent: unknown[] = [];
  const http = clientOf(async (url, init) => {
    const request = new Request(url, init);
    const { pathname, searchParams } = new URL(request.url);
    const type = request.headers.get('content-type') ?? '';
    const body = type.includes('json')
      ? await request.json()
      : type
        ? [...(await request.formData()).values()]
        : [];
    sent.push(...pathname.split('/').map(decodeURIComponent), ...searchParams.values(), ...leaves(body));
    return Response.json({ code: 200, data: null });
  });
  // The answer is of no interest here, nor whether it can be read.
  await call(http, input as never).catch(() => undefined);
  return sent;
}

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

describe('any integer id of any answer', () => {
  let samples: Sample[] = [];

  beforeAll(async () => {
    samples = (await Promise.all(callRows.map(sampleOf))).flat();
  });

  it('comes back the same, digit by digit, in every kind of request', async () => {
    const givers = samples.flatMap((sample) => idPaths(sample.answer).map((path) => ({ sample, path })));
    const takers = samples.flatMap((sample) => inputIds(sample).map((name) => ({ sample, name })));
    expect(new Set(givers.map(({ sample }) => sample.name)).size).toBeGreaterThan(60);
    expect(new Set(takers.map(({ sample }) => sample.name)).size).toBeGreaterThan(60);

    const integer = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n });
    const property = fc.asyncProperty(
      fc.constantFrom(...givers),
      fc.constantFrom(...takers),
      integer,
      async (giver, taker, number) => {
        const mark = 'the id';
        const text = JSON.stringify(withAt(giver.sample.answer, giver.path, mark));
        const http = clientOf(async () => new Response(text.replace(`"${mark}"`, String(number))));
        const { data } = await giver.sample.call(http, giver.sample.input as never);
        // The data of an answer without a code are its whole body.
        const id = at(giver.path[0] === 'data' ? { data } : data, giver.path);
        // A field that no schema names is as it was parsed.
        expect(String(id)).toBe(String(number));
        const sent = await sentBy(taker.sample, withId(taker.sample.input, taker.name, String(id)));
        expect([taker.sample.name, ...sent]).toContain(String(number));
      },
    );
    await fc.assert(property, { numRuns: 500 });
  });
});
