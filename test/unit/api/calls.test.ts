// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LOGOUT_PATH, logoutAddress } from '#src/api/logout.ts';
import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import { chinese } from '#src/texts/texts.ts';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { createScene, featureCalls } from './call-table.ts';
import { callName, callRows, endpoints, endpointsAt } from './endpoint-list.ts';

describe('the calls of the specification', () => {
  it('are listed once each', () => {
    expect(new Set(callRows.map(callName)).size).toBe(callRows.length);
  });

  it.each(callRows)('$area: $method $path has exactly one function', (row) => {
    expect(endpointsAt(row)).toHaveLength(1);
  });

  it('are all the calls there are', () => {
    // The log-out is answered with a redirect, see below.
    const listed = new Set([...callRows.map(callName), `GET ${LOGOUT_PATH}`]);
    expect(
      endpoints.map(({ definition }) => callName(definition)).filter((name) => !listed.has(name)),
    ).toEqual([]);
  });

  it('name the feature that a call of ours belongs to', () => {
    const features = new Map(
      Object.entries(featureCalls).flatMap(([feature, inFeature]) =>
        inFeature.map(([method, path]) => [callName({ method, path }), feature]),
      ),
    );
    for (const { definition } of endpoints)
      expect(definition.feature).toBe(features.get(callName(definition)));
  });

  it('end with the logout, which is an address for the browser, and a call only to revoke a token', () => {
    const config = readConfig({ api: 'https://api.example/' });
    expect(LOGOUT_PATH).toBe('/api/auth/user/logout');
    expect(logoutAddress(config, 'https://portal.example/login')).toBe(
      'https://api.example/api/auth/user/logout?backurl=https%3A%2F%2Fportal.example%2Flogin',
    );
  });
});

describe('the sandbox', () => {
  it.each(callRows)('answers $method $path in the agreed shape', async (row) => {
    const [call] = endpointsAt(row);
    if (!call) throw new Error(`there is no function for ${callName(row)}`);
    const scene = createScene();
    const input = typeof row.input === 'function' ? await row.input(scene) : row.input;
    const http = createHttp({
      config: () => readConfig({ ...sandboxSettings, api: 'http://localhost' }),
      fetch: scene.sandbox.fetch,
      token: () => scene.token,
      device: 'Chrome 156',
      language: chinese,
      onSignedOut: async () => false,
    });
    await expect(call(http, input as never)).resolves.toMatchObject({ type: 'success' });
  });
});
