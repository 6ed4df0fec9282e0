// @vitest-environment node
import { expect, it } from 'vitest';
import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import type { RequestParts } from '#src/http/endpoint.ts';
import { chinese } from '#src/texts/texts.ts';
import type { JsonSchema } from '#host/contract/document/type-schema.ts';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { createScene, type Scene } from '../api/call-table.ts';
import { callName, callRows, endpointsAt } from '../api/endpoint-list.ts';
import { contract, operationAt, validation } from './document.ts';

const config = readConfig({ ...sandboxSettings, api: 'http://localhost' });

/** Fields that the table's inputs have beside those of their types, which no caller of ours gives. */
const beside = [
  'PUT /api/operate/platUser/validUnbind: body.mobile',
  'GET /proxy/wechat/userinfo: query.expires_in',
];

/** Sends a row of the table as the client does; the parts of its request, and the whole answer of the sandbox. */
async function send(row: (typeof callRows)[number]) {
  const scene: Scene = createScene();
  const [endpoint] = endpointsAt(row);
  if (!endpoint) throw new Error(`there is no function for ${row.path}`);
  const input = (typeof row.input === 'function' ? await row.input(scene) : row.input) as never;
  const { definition } = endpoint;
  const parts = definition.configuredRequest?.(input, config) ?? definition.request?.(input) ?? {};
  let answer = new Response();
  const http = createHttp({
    config: () => config,
    fetch: async (...request) => {
      const response = await scene.sandbox.fetch(...request);
      answer = response.clone();
      return response;
    },
    token: () => scene.token,
    device: 'Chrome 156',
    language: chinese,
  });
  await endpoint(http, input);
  return { parts, answer };
}

/** The faults of a request by the document: names that it does not know, lacking ones, wrong values. */
function complaints(parts: RequestParts, row: (typeof callRows)[number]): string[] {
  const { parameters, requestBody } = operationAt(row.method, row.path);
  const own = parameters.flatMap((one) => ('in' in one ? [one] : []));
  const inAddress = (['path', 'query'] as const).flatMap((place) => {
    const known = own.filter((one) => one.in === place);
    const properties = Object.fromEntries(known.map(({ name, schema }) => [name, schema]));
    const required = known.flatMap((one) => (one.required ? [one.name] : []));
    return against({ type: 'object', properties, required }, sent(parts[place] ?? {}), place);
  });
  const body = parts.body ?? parts.form;
  if (!body) return [...inAddress, ...(requestBody?.required ? ['no body'] : [])];
  const [content] = Object.values(requestBody?.content ?? {});
  return [...inAddress, ...against(content?.schema ?? { not: {} }, sent(body), 'body')];
}

const sent = (values: object) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value instanceof Blob ? 'the file' : value]],
    ),
  );

function against(schema: JsonSchema, values: Record<string, unknown>, place: string): string[] {
  const alternatives = schema.anyOf ?? [schema];
  const isOpen = alternatives.some(({ additionalProperties }) => additionalProperties);
  const names = alternatives.flatMap(({ properties = {} }) => Object.keys(properties));
  return [
    ...Object.keys(values).flatMap((name) =>
      isOpen || names.includes(name) ? [] : [`${place}.${name} is unknown`],
    ),
    ...validation
      .differences(schema, values, place)
      .map(({ kind, field, expected }) => `${kind}: ${field}, ${expected}`),
  ];
}

it.each(callRows)('the document allows what $method $path sends, and its answer', async (row) => {
  const { parts, answer } = await send(row);
  const unknown = complaints(parts, row);
  expect(
    unknown.filter((one) => !beside.includes(`${callName(row)}: ${one.replace(' is unknown', '')}`)),
  ).toEqual([]);
  const response = operationAt(row.method, row.path).responses[answer.status];
  if (!response || !('content' in response)) throw new Error(`status ${answer.status} is not described`);
  const type = answer.headers.get('content-type') ?? '';
  const isJson = type.includes('json');
  const [success] = response.content['application/json']?.schema.anyOf ?? [];
  if (isJson)
    expect(validation.differences(success ?? { not: {} }, await answer.json(), 'answer')).toEqual([]);
  else expect(Object.keys(response.content)).toContain('*/*');
});

it('the document refuses what the client would not send', () => {
  const row = callRows.find(({ path }) => path === '/api/interact/v2/comment/page');
  if (!row) throw new Error('the table has no such call');
  expect(contract.paths[row.path]).toBeDefined();
  expect(complaints({ query: { sourceType: 'course', current: '1', size: 10, page: 2 } }, row)).toEqual([
    'query.page is unknown',
    'missing field: query.sourceId, ',
    'type: query.current, number',
  ]);
});
