import { describe, expect, it, test } from 'vitest';
import { sandboxSettings } from '#host/sandbox/settings.ts';
import { readConfig } from '#src/config-check.ts';

function complaint(settings: unknown): string {
  try {
    readConfig(settings);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

it('needs no setting at all, and takes those of the demo', () => {
  expect(complaint(undefined)).toBe('');
  expect(complaint({})).toBe('');
  expect(complaint(sandboxSettings)).toBe('');
});

describe('the adapter', () => {
  test.each(['', '/adapter.js', '/school/adapter.mjs?v=2'])('%j is of this site', (adapter) => {
    expect(readConfig({ adapter }).adapter).toBe(adapter);
  });

  test.each([
    'adapter.js',
    'https://other.example/adapter.js',
    '//other.example/adapter.js',
    '/\\other.example/adapter.js',
    'data:text/javascript,export default {}',
  ])('%s is refused', (adapter) => {
    expect(complaint({ adapter })).toMatch(/adapter: must be a path of this site/);
  });

  it('has further prefixes of calls, each one segment', () => {
    expect(readConfig({ callPrefixes: ['v1', 'rest-2.0'] }).callPrefixes).toEqual(['v1', 'rest-2.0']);
    for (const one of ['/v1', 'v1/', '', '..', '.*']) {
      expect(complaint({ callPrefixes: [one] })).toMatch(/callPrefixes\.0: must be one segment/);
    }
  });
});

describe('who may receive a token', () => {
  test.each([
    ['https://data.example', 'https://data.example'],
    ['https://data.example/', 'https://data.example'],
    ['https://data.example:8443/path?query', 'https://data.example:8443'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://127.0.0.1:5173/', 'http://127.0.0.1:5173'],
  ])('%s is read as %s', (written, origin) => {
    expect(readConfig({ tokenOrigins: [written] }).tokenOrigins).toEqual([origin]);
  });

  test.each(['http://data.example', 'http://localhost.example', 'ftp://data.example', 'javascript:alert(1)'])(
    '%s is refused, by the name of the setting',
    (written) => {
      expect(complaint({ tokenOrigins: ['https://data.example', written] })).toMatch(
        /^portal configuration: tokenOrigins\.1: must be an https origin/,
      );
    },
  );

  it('is checked like the origin of videos', () => {
    expect(readConfig({ mediaOrigins: ['https://films.example/x'] }).mediaOrigins).toEqual([
      'https://films.example',
    ]);
    expect(complaint({ mediaOrigins: ['http://films.example'] })).toMatch(
      /mediaOrigins\.0: must be an https/,
    );
  });

  it('is no mere name of a host', () => {
    expect(complaint({ tokenOrigins: ['data.example'] })).toMatch(/tokenOrigins\.0/);
  });
});

describe('an address that a log-in may lead back to', () => {
  test.each([
    'https://school.example/portal/',
    'https://school.example/log-in.html',
    'http://localhost:8080/',
  ])('%s is kept', (written) => {
    expect(readConfig({ returnAddresses: [written] }).returnAddresses).toEqual([written]);
  });

  test.each([
    'http://school.example/',
    'school.example',
    'https://school.example/*',
    'https://school.example/?a=b',
    'https://a@school.example/',
    'javascript:alert(1)',
  ])('%s is refused', (written) => {
    expect(complaint({ returnAddresses: [written] })).toMatch(/returnAddresses\.0: must be an https address/);
  });
});

describe('the address of reports', () => {
  test.each([
    '',
    '/sandbox/reports',
    '/api/reports',
    'https://reports.example/a/b',
    'http://localhost:8080/r',
  ])('may be %j', (reportTo) => {
    expect(readConfig({ reportTo }).reportTo).toBe(reportTo);
  });

  test.each([
    'http://reports.example/',
    '//reports.example/',
    '/\\reports.example/',
    'reports',
    'https://reports.example/?key=1',
    '/reports?key=1',
    'https://user@reports.example/',
    'javascript:alert(1)',
    'data:text/plain,a',
  ])('%s is refused', (reportTo) => {
    expect(complaint({ reportTo })).toMatch(/reportTo: must be empty, a path/);
  });

  test.each([
    [0, undefined],
    [0.25, undefined],
    [1, undefined],
    [-0.1, /reportShare: must be between 0 and 1/],
    [20, /reportShare: must be between 0 and 1/],
    ['0.2', /reportShare: number/],
  ])('the share %j', (reportShare, fault) => {
    if (fault) expect(complaint({ reportShare })).toMatch(fault);
    else expect(readConfig({ reportShare } as object).reportShare).toBe(reportShare);
  });
});

describe('the key of the password', () => {
  test.each(['', 'k'.repeat(16), 'k'.repeat(24), 'k'.repeat(32), '钥'.repeat(8)])(
    'may be %j',
    (passwordKey) => {
      expect(readConfig({ passwordKey }).passwordKey).toBe(passwordKey);
    },
  );

  test.each(['short-key', 'k'.repeat(17), '钥'.repeat(16)])('may not be %j, which is not repeated', (key) => {
    expect(complaint({ passwordKey: key })).toBe(
      'portal configuration: passwordKey: must be empty or 16, 24 or 32 bytes long',
    );
  });
});

describe('a setting that does not exist', () => {
  it('is named', () => {
    expect(complaint({ passwordkey: 'x' })).toBe(
      'portal configuration: passwordkey: there is no such setting',
    );
  });

  it('does not hide what is wrong with one that does', () => {
    expect(complaint({ locale: 'fr' })).toMatch(/^portal configuration: locale: zh-CN \| zh-Hant \| en$/);
    expect(complaint('org=demo')).toMatch(/^portal configuration: settings: object$/);
    expect(complaint([])).toBe('portal configuration: settings: object');
    expect(complaint({ texts: ['登录'] })).toBe('portal configuration: texts: object');
  });
});
