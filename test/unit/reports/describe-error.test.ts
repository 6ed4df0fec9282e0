import { describe, expect, it, test } from 'vitest';
import { NetworkError, RefusedError, SignedOutError } from '#src/http/errors.ts';
import { describeError } from '#src/reports/describe-error.ts';
import { ChunkLoadError } from '#src/ui/states/portal-error.ts';

const call = 'GET /api/problem/{id}';
const said = '张三 13812345678 密码 Kn#1234567';
const at = 0;

const withStack = (error: Error, stack: string) => Object.assign(error, { stack });

describe('a call that failed', () => {
  test.each<[what: string, error: unknown, name: string, code: number | string | undefined]>([
    ['is refused by a number', new RefusedError(said, { code: 500 }), 'RefusedError', 500],
    ['is refused by a word', new RefusedError(said, { code: 'A0230' }), 'RefusedError', 'A0230'],
    ['is refused by a negative number', new RefusedError(said, { code: '-1' }), 'RefusedError', '-1'],
    ['has no code', new NetworkError(said), 'NetworkError', undefined],
    ['ends the session', new SignedOutError(said, { code: 401 }), 'SignedOutError', 401],
    [
      'is refused by a mobile number',
      new RefusedError(said, { code: 13812345678 }),
      'RefusedError',
      undefined,
    ],
    ['is refused by a sentence', new RefusedError(said, { code: '张三 未登录' }), 'RefusedError', undefined],
    [
      'is refused by a token',
      new RefusedError(said, { code: '0123456789abcdef0123456789abcdef' }),
      'RefusedError',
      undefined,
    ],
  ])('%s', (_, error, name, code) => {
    expect(describeError({ error, call, at })).toEqual({ type: 'call', name, code, call });
  });
});

describe('a file that did not come', () => {
  test.each([
    [
      'Failed to fetch dynamically imported module: https://portal.example/assets/Panel-D3.js?t=1',
      'Panel-D3.js',
    ],
    ['error loading dynamically imported module: http://127.0.0.1:4173/cdn/0.2.0/chunks/D0b_.js', 'D0b_.js'],
    ['Failed to load https://portal.example/assets/main-1.css', 'main-1.css'],
    ['Importing a module script failed.', ''],
    ['https://portal.example/?name=/secret.js', ''],
  ])('%s', (message, file) => {
    const error = new ChunkLoadError(new TypeError(message));
    expect(describeError({ error, at })).toEqual({ type: 'chunk', file });
  });
});

describe('an error', () => {
  const script = 'https://portal.example/assets/main-Cx8.js:1:2093';

  test.each<[browser: string, stack: string]>([
    [
      'Chromium',
      `TypeError: ${said}\n    at render (${script})\n    at https://portal.example/assets/b.js:2:1`,
    ],
    ['Firefox', `render@${script}\nrun@https://portal.example/assets/b.js:2:1`],
    ['Safari', `render@${script}\n@https://portal.example/assets/b.js:2:1`],
  ])('names its place in %s', (_, stack) => {
    expect(describeError({ error: withStack(new TypeError(said), stack), at })).toEqual({
      type: 'error',
      name: 'TypeError',
      code: undefined,
      source: 'main-Cx8.js:1:2093',
    });
  });

  it('whose message looks like a stack says nothing of it', () => {
    const message = `no\n    at https://portal.example/zhang-san.js:1:2`;
    const error = withStack(new Error(message), `Error: ${message}\n    at render (${script})`);
    expect(describeError({ error, at })).toMatchObject({ source: 'main-Cx8.js:1:2093' });
  });

  test.each<[what: string, error: unknown, name: string]>([
    ['with a name that is a sentence', Object.assign(new Error(said), { name: said }), 'Error'],
    ['with a long name', Object.assign(new Error(said), { name: 'a'.repeat(60) }), 'Error'],
    ['that is a text', said, 'string'],
    ['that is nothing', undefined, 'undefined'],
    ['that is null', null, 'object'],
    ['that is some object', { message: said, password: said }, 'object'],
  ])('%s', (_, error, name) => {
    const content = describeError({ error, at });
    expect(content).toMatchObject({ type: 'error', name });
    expect(JSON.stringify(content)).not.toMatch(/张三|1381234|Kn#/);
  });
});
