// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it, test, vi } from 'vitest';
import type { Endpoint } from '#src/http/endpoint.ts';
import { id } from '#src/api/schemas.ts';
import { getTicket } from '#src/api/tickets.ts';
import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import { MalformedAnswerError } from '#src/http/errors.ts';
import { chinese } from '#src/texts/texts.ts';

const written = '1234567890123456789';
/** `JSON.parse` rounds it to …800, the id of another record. */
const rounded = JSON.parse(written) as number;

type AnySchema = v.GenericSchema;
interface Parts {
  entries?: Record<string, AnySchema>;
  wrapped?: AnySchema;
  item?: AnySchema;
  value?: AnySchema;
  options?: readonly unknown[];
  pipe?: readonly unknown[];
  getter?: (input: unknown) => AnySchema;
}

const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The fields of a schema that are ids by their name, each with its path. */
function idFields(
  schema: AnySchema,
  path: string,
  seen = new Set<AnySchema>(),
): [path: string, schema: AnySchema][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { entries = {}, wrapped, item, value, options = [], pipe = [], getter } = schema as AnySchema & Parts;
  const inside = [wrapped, item, value, ...options, ...pipe, getter?.(undefined)].filter(isSchema);
  return [
    ...Object.entries(entries).flatMap(([name, field]): [string, AnySchema][] => [
      ...(/^id$|Id$/.test(name) ? [[`${path}.${name}`, field] as [string, AnySchema]] : []),
      ...idFields(field, `${path}.${name}`, seen),
    ]),
    ...inside.flatMap((one) => idFields(one, path, seen)),
  ];
}

const modules = import.meta.glob<Record<string, unknown>>('#src/api/**/*.ts', { eager: true });
const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Endpoint<never, unknown> => typeof value === 'function' && 'definition' in value);
const fields = new Map(
  endpoints.flatMap(({ definition: { method, path, response } }) =>
    idFields(response, `${method} ${path}`).map(([name, schema]) => [name, schema] as const),
  ),
);

describe('an id', () => {
  test.each([
    ['text', written, written],
    ['a number', 42, '42'],
    ['the largest exact number', Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ])('that is %s is text', (_, given, text) => {
    expect(v.parse(id, given)).toBe(text);
  });

  test.each([
    ['rounded by JSON.parse', rounded],
    ['the first number that is not exact', 2 ** 53],
    ['negative and rounded', -rounded],
    ['a fraction', 1.5],
    ['a number written with an exponent', 1e21],
  ])('that is %s is refused', (_, given) => {
    expect(v.safeParse(id, given).success).toBe(false);
  });

  it('is found in the responses of many endpoints', () => {
    expect(fields.size).toBeGreaterThan(60);
  });

  it.each([...fields])('that was rounded is refused as %s', (_, schema) => {
    expect(v.safeParse(schema, rounded).success).toBe(false);
    expect(v.safeParse(schema, written)).toMatchObject({ success: true, output: written });
  });

  it.each([written, `-${written}`, '9007199254740993', '123456789012345678901234567890'])(
    'that is the number %s in the answer is the same text for the caller',
    async (number) => {
      await expect(
        getTicket(httpFor(`{"code":200,"data":{"problemId":${number}}}`), { id: '1' }),
      ).resolves.toMatchObject({ data: { problemId: number } });
    },
  );

  it('that is no whole number is an answer that cannot be read', async () => {
    const notify = vi.fn<(text: string) => void>();
    const error: unknown = await getTicket(httpFor('{"code":200,"data":{"problemId":1e21}}', notify), {
      id: '1',
    }).catch((caught: unknown) => caught);
    const message = '服务器返回的数据有误，请稍后重试（data.problemId）';
    expect(error).toBeInstanceOf(MalformedAnswerError);
    expect(error).toMatchObject({
      message,
      cause: { message: 'GET /api/orgUser/problem/{id}\ndata.problemId: id' },
    });
    expect(notify).toHaveBeenCalledExactlyOnceWith(message);
  });
});

const httpFor = (body: string, notify?: (text: string) => void) =>
  createHttp(
    {
      config: () => readConfig({ api: 'https://api.example' }),
      fetch: async () => new Response(body),
      token: () => 'the-token',
      device: 'Chrome 156',
      language: chinese,
      onSignedOut: async () => false,
    },
    notify,
  );
