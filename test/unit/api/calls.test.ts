// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#src/http/endpoint.ts';
import { LOGOUT_PATH, logoutAddress } from '#src/api/logout.ts';
import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import { chinese } from '#src/texts/texts.ts';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { callTable, createScene, featureCalls, ownCalls } from './call-table.ts';

type AnyCall = Endpoint<never, unknown>;

const isCall = (value: unknown): value is AnyCall => typeof value === 'function' && 'definition' in value;
const modules = import.meta.glob<Record<string, unknown>>('#src/api/**/*.ts', { eager: true });
// An endpoint that one area re-exports from another is still one function.
const calls = [...new Set(Object.values(modules).flatMap((module) => Object.values(module).filter(isCall)))];

const rows = [
  ...Object.entries(callTable),
  ...Object.entries(featureCalls),
  ['our own', ownCalls] as const,
].flatMap(([area, inArea]) => inArea.map(([method, path, input]) => ({ area, method, path, input })));
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const callsAt = (row: { method: string; path: string }) =>
  calls.filter(({ definition }) => nameOf(definition) === nameOf(row));

describe('the calls of the specification', () => {
  it('are listed once each', () => {
    expect(new Set(rows.map(nameOf)).size).toBe(rows.length);
  });

  it.each(rows)('$area: $method $path has exactly one function', (row) => {
    expect(callsAt(row)).toHaveLength(1);
  });

  it('are all the calls there are', () => {
    // The log-out is answered with a redirect, see below.
    const listed = new Set([...rows.map(nameOf), `GET ${LOGOUT_PATH}`]);
    expect(calls.map(({ definition }) => nameOf(definition)).filter((name) => !listed.has(name))).toEqual([]);
  });

  it('name the feature that a call of ours belongs to', () => {
    const features = new Map(
      Object.entries(featureCalls).flatMap(([feature, inFeature]) =>
        inFeature.map(([method, path]) => [nameOf({ method, path }), feature]),
      ),
    );
    for (const { definition } of calls) expect(definition.feature).toBe(features.get(nameOf(definition)));
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
  it.each(rows)('answers $method $path in the agreed shape', async (row) => {
    const [call] = callsAt(row);
    if (!call) throw new Error(`there is no function for ${nameOf(row)}`);
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
