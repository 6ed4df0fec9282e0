// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import { chinese } from '#src/texts/texts.ts';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { createScene, type Row, type Scene } from './call-table.ts';
import { callName, callRows, endpoints, endpointsAt } from './endpoint-list.ts';

const definitions = endpoints.map(({ definition }) => definition);
const queryPaths = new Set(definitions.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])));
const mutations = definitions.flatMap((definition) => (definition.method === 'GET' ? [] : [definition]));

it.each(mutations)('what $method $path changes is named by paths of queries', ({ changes }) => {
  expect(changes.filter((path) => !queryPaths.has(path))).toEqual([]);
});

/** Changes that other tabs need not show at once. */
const untold: Readonly<Record<string, readonly string[]>> = {
  // A number of clicks.
  'PUT /pxapp/api/project/homePage/click/{id}': [
    '/pxapp/api/project/get/{id}',
    '/api/project/home/getListByFilter',
    '/api/project/home/page',
    '/pxapp/api/project/homePage/projectList',
    '/pxapp/api/project/userProjectListHasOrder',
  ],
  'PUT /api/activity/home/click/{id}': ['/api/activity/base/getListByFilter', '/api/activity/base/mine/page'],
  // The button tells of the list of its kind; own courses and series do not say who likes them.
  'POST /api/interact/like': [
    '/api/course/app/course/getListByFilter',
    '/hkw/api/my/course',
    '/hkw/api/course_set',
  ],
  // An editor keeps what it has opened; the version of a save finds the conflict.
  'DELETE /api/portal/authoring/{kind}/{id}': [
    '/api/portal/authoring/{kind}/{id}',
    '/api/portal/authoring/{kind}/{id}/quizzes',
    '/api/portal/authoring/{kind}/{id}/quizzes/{lessonId}',
  ],
};

const config = readConfig({ ...sandboxSettings, api: 'http://localhost' });

describe('on the sandbox', () => {
  const samples = callRows.map(({ row }) => row);
  // Queries that some mutation changes, so that the others may be suspected of it.
  const suspects = new Set(mutations.flatMap(({ changes }) => changes));
  const queries = samples.filter(([method, path]) => method === 'GET' && suspects.has(path));
  const sent = samples.flatMap((row) => {
    const definition = mutations.find(({ method, path }) => method === row[0] && path === row[1]);
    return definition ? [{ method: row[0], path: row[1], changes: definition.changes, row }] : [];
  });
  const at = Date.parse('2026-11-20T10:00:00+08:00');

  const inputOf = async (scene: Scene, [, , input]: Row) =>
    typeof input === 'function' ? await input(scene) : input;

  function send(scene: Scene, [method, path]: Row, input: unknown): Promise<unknown> {
    const [endpoint] = endpointsAt({ method, path });
    const http = createHttp({
      config: () => config,
      fetch: scene.sandbox.fetch,
      token: () => scene.token,
      device: 'Chrome 156',
      language: chinese,
      onSignedOut: async () => false,
    });
    if (!endpoint) throw new Error(`there is no function for ${callName({ method, path })}`);
    return endpoint(http, input as never).catch(String);
  }

  async function answers(scene: Scene, inputs: ReadonlyMap<Row, unknown>): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const row of queries) {
      found.set(row[1], JSON.stringify(await send(scene, row, inputs.get(row)), withoutClock));
    }
    return found;
  }

  it.each(sent)('$method $path changes no other query', async ({ method, path, changes, row }) => {
    const scene = createScene({ now: () => at });
    const inputs = new Map<Row, unknown>();
    for (const query of queries) inputs.set(query, await inputOf(scene, query).catch(() => undefined));
    const input = await inputOf(scene, row);
    // The first request for messages marks them read.
    await answers(scene, inputs);
    const before = await answers(scene, inputs);
    expect(await send(scene, row, input)).toMatchObject({ type: 'success' });
    const after = await answers(scene, inputs);
    const named = [...changes, ...(untold[`${method} ${path}`] ?? [])];
    const changed = [...after.keys()].filter((query) => after.get(query) !== before.get(query));
    expect(changed.filter((query) => !named.includes(query))).toEqual([]);
  });
});

/** The browser's clocks beside the server's time differ at each request. */
function withoutClock(key: string, value: unknown): unknown {
  return key === 'steady' || key === 'wall' ? undefined : value;
}
