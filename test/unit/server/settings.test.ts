// @vitest-environment node
import { utimesSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { optionsFrom, variables } from '#host/server/environment.ts';
import { settingsFrom } from '#host/server/settings.ts';
import { folderWith, put } from './folders.ts';
import { serving } from './serving.ts';

describe('the run-time settings', () => {
  it('are those of the demo by default, and never stored', async () => {
    const { address } = await serving();
    const answer = await fetch(`${address}/portal.config.json`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual(sandboxSettings);
  });

  it('come from the operator’s file, and follow its changes', async () => {
    const folder = folderWith({ 'settings.json': '{"org":"first"}' });
    const file = `${folder}/settings.json`;
    const { address } = await serving({ config: file });
    const org = async () => (await (await fetch(`${address}/portal.config.json`)).json()).org;
    expect(await org()).toBe('first');
    put(folder, 'settings.json', '{"org":"second"}');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect(await org()).toBe('second');
  });

  it('stay as they were while the file is broken', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const folder = folderWith({ 'settings.json': '{"org":"first"}' });
    const read = settingsFrom(`${folder}/settings.json`);
    put(folder, 'settings.json', '{"org":');
    utimesSync(`${folder}/settings.json`, new Date(), new Date(Date.now() + 5000));
    expect(read()).toEqual({ org: 'first' });
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });

  it.each([
    ['a wrong value', '{"locale":"fr"}', /settings\.json: portal configuration: locale/],
    ['no JSON', 'org = demo', /settings\.json: .*JSON/],
  ])('refuse %s at the start, with its place', (_, content, message) => {
    const folder = folderWith({ 'settings.json': content });
    expect(() => settingsFrom(`${folder}/settings.json`)).toThrow(message);
  });
});

describe('the environment', () => {
  it('needs to say nothing', () => {
    expect(optionsFrom({})).toEqual({ port: 4173 });
  });

  it('names all options', () => {
    const environment: Record<(typeof variables)[number], string> = {
      PORT: '80',
      HOST: '0.0.0.0',
      PORTAL_API: 'https://api.example',
      PORTAL_API_HEALTH: '/actuator/health',
      PORTAL_CONFIG: 'a.json',
      PORTAL_ADDRESS: 'https://portal.example',
      PORTAL_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8 fd00::/8',
      PORTAL_LOG: 'json',
      PORTAL_METRICS_PORT: '9464',
      PORTAL_METRICS_HOST: '10.0.0.7',
      PORTAL_BODY_MAX_MB: '20',
      PORTAL_HEADER_MAX_KB: '32',
      PORTAL_STOP_DELAY_SECONDS: '5',
    };
    expect(Object.keys(environment)).toEqual(variables);
    expect(optionsFrom(environment)).toEqual({
      port: 80,
      host: '0.0.0.0',
      api: 'https://api.example',
      apiHealth: '/actuator/health',
      config: 'a.json',
      address: 'https://portal.example',
      proxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      log: 'json',
      metricsPort: 9464,
      metricsHost: '10.0.0.7',
      bodyMaxMb: 20,
      headerMaxKb: 32,
      stopDelayMs: 5000,
    });
  });

  it('may name the trusted proxies as before', () => {
    expect(optionsFrom({ TRUSTED_PROXIES: '127.0.0.1' })).toMatchObject({ proxies: ['127.0.0.1'] });
    const both = { PORTAL_TRUST_PROXY: '10.0.0.1', TRUSTED_PROXIES: '127.0.0.1' };
    expect(optionsFrom(both)).toMatchObject({ proxies: ['10.0.0.1'] });
  });

  it.each([
    { PORT: 'http' },
    { PORT: '70000' },
    { PORT: '1.5' },
    { PORT: '-1' },
    { PORTAL_METRICS_PORT: '0x50' },
    { PORTAL_API_HEALTH: 'actuator' },
    { PORTAL_API_HEALTH: '//evil.example' },
    { PORTAL_LOG: 'yaml' },
    { PORTAL_BODY_MAX_MB: '0' },
    { PORTAL_HEADER_MAX_KB: '1' },
    { PORTAL_STOP_DELAY_SECONDS: 'soon' },
    { PORTAL_TRUST_PROXY: 'nginx' },
    { PORTAL_API: 'api.example' },
    { PORTAL_API: 'file:///etc' },
    { PORTAL_ADDRESS: 'portal.example' },
    { TRUSTED_PROXIES: 'nginx' },
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    { TRUSTED_PROXIES: '127.0.0.1, all' },
  ])('is refused with %j', (environment) => {
    expect(() => optionsFrom(environment)).toThrow(Object.keys(environment)[0]);
  });
});
