// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { optionsFrom, variables } from '#host/server/environment.ts';

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

  it('says as much by an empty variable as by none', () => {
    const empty = Object.fromEntries([...variables, 'TRUSTED_PROXIES'].map((name) => [name, '']));
    expect(optionsFrom(empty)).toEqual({ port: 4173 });
  });

  it.each<[Record<string, string>, ReturnType<typeof optionsFrom>]>([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ PORTAL_METRICS_PORT: '65535' }, { port: 4173, metricsPort: 65_535 }],
    [{ PORTAL_BODY_MAX_MB: '1' }, { port: 4173, bodyMaxMb: 1 }],
    [{ PORTAL_BODY_MAX_MB: '100000' }, { port: 4173, bodyMaxMb: 100_000 }],
    [{ PORTAL_HEADER_MAX_KB: '4' }, { port: 4173, headerMaxKb: 4 }],
    [{ PORTAL_HEADER_MAX_KB: '1024' }, { port: 4173, headerMaxKb: 1024 }],
    [{ PORTAL_STOP_DELAY_SECONDS: '0' }, { port: 4173, stopDelayMs: 0 }],
    [{ PORTAL_STOP_DELAY_SECONDS: '300' }, { port: 4173, stopDelayMs: 300_000 }],
    [{ PORTAL_API: 'http://api.example' }, { port: 4173, api: 'http://api.example' }],
    [{ PORTAL_API_HEALTH: '/' }, { port: 4173, apiHealth: '/' }],
    [{ PORTAL_LOG: 'short' }, { port: 4173, log: 'short' }],
    [{ PORTAL_LOG: 'off' }, { port: 4173, log: 'off' }],
    [
      { PORTAL_TRUST_PROXY: ' 10.0.0.0/32,  fd00::/128,::1 ' },
      { port: 4173, proxies: ['10.0.0.0/32', 'fd00::/128', '::1'] },
    ],
  ])('may be %j', (environment, options) => expect(optionsFrom(environment)).toEqual(options));

  it.each([
    [{ PORT: '65536' }, 'PORT 必须是 0 到 65535 的整数 / PORT must be a whole number from 0 to 65535: 65536'],
    [
      { PORTAL_ADDRESS: 'portal' },
      'PORTAL_ADDRESS 必须是 http(s) 地址 / PORTAL_ADDRESS must be an http(s) address: portal',
    ],
    [
      { PORTAL_API_HEALTH: 'up' },
      'PORTAL_API_HEALTH 必须是以 / 开头的路径 / PORTAL_API_HEALTH must be a path that begins with /: up',
    ],
    [
      { PORTAL_LOG: 'yaml' },
      'PORTAL_LOG 必须是 json、short、off 之一 / PORTAL_LOG must be one of json, short, off: yaml',
    ],
    [
      { PORTAL_TRUST_PROXY: 'nginx' },
      'PORTAL_TRUST_PROXY 必须是 IP 地址或网段 / PORTAL_TRUST_PROXY must be IP addresses or ranges: nginx',
    ],
  ])('that is wrong says so in both languages: %j', (environment, message) => {
    expect(() => optionsFrom(environment)).toThrow(new Error(message));
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
    { PORT: 'a80' },
    { PORT: '80b' },
    { PORTAL_METRICS_PORT: '65536' },
    { PORTAL_API_HEALTH: 'a/b' },
    { PORTAL_BODY_MAX_MB: '0' },
    { PORTAL_BODY_MAX_MB: '100001' },
    { PORTAL_HEADER_MAX_KB: '3' },
    { PORTAL_HEADER_MAX_KB: '1025' },
    { PORTAL_STOP_DELAY_SECONDS: 'soon' },
    { PORTAL_STOP_DELAY_SECONDS: '301' },
    { PORTAL_API: 'xhttp://api.example' },
    { PORTAL_API: 'httpsx://api.example' },
    { PORTAL_TRUST_PROXY: '10.0.0.0/' },
    { PORTAL_TRUST_PROXY: '10.0.0.0/1e1' },
    { PORTAL_TRUST_PROXY: '10.0.0.0/0x8' },
    { PORTAL_TRUST_PROXY: '10.0.0.0/8a' },
    { PORTAL_TRUST_PROXY: '10.0.0.0/8/8' },
    { PORTAL_TRUST_PROXY: 'fd00::/129' },
    { PORTAL_TRUST_PROXY: '/8' },
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
