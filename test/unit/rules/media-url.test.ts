import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Endpoint } from '#src/http/endpoint.ts';
import { LOGOUT_PATH } from '#src/api/logout.ts';
import { imageUrl, imageUrls } from '#src/data/image-url.ts';
import { apiFolders, localMedia, mediaUrl } from '#src/rules/media-url.ts';

const modules = import.meta.glob<Record<string, unknown>>('#src/api/**/*.ts', { eager: true });
const paths = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Endpoint<never, unknown> => typeof value === 'function' && 'definition' in value)
  .map(({ definition }) => definition.path.replaceAll(/\{\w+\}/g, '1'));
const calls = [...new Set([...paths, LOGOUT_PATH])];

const api = 'https://portal.example';

describe('a picture', () => {
  it.each(calls)('is never the call %s', (path) => {
    for (const base of [`${api}/`, 'https://api.example/gateway/']) {
      expect(mediaUrl(path, base)).toBe('');
      expect(mediaUrl(new URL(path, base).href, base)).toBe('');
      expect(mediaUrl(new URL(path.slice(1), base).href, base)).toBe('');
    }
  });

  test.each([
    '/api/auth/user/logout',
    'api/auth/user/logout',
    './api/auth/user/logout?backurl=/',
    '//portal.example/api/auth/user/logout',
    'https://portal.example/api/auth/user/logout',
    'http://portal.example:8080/api/auth/user/logout',
    'https://www.portal.example/api/auth/user/logout',
    'https:/api/auth/user/logout',
    'https:api/auth/user/logout',
    '\\api\\auth/user/logout',
    '/%61pi/auth/user/logout',
    '/%2561pi/auth/user/logout',
    '/API/auth/user/logout',
    '/x/../api/auth/user/logout',
    '/x/..%2fapi/auth/user/logout',
    '/x/%2e%2e/api/auth/user/logout',
    '/x/..%5capi/auth/user/logout',
    '/./api//auth/user/logout',
    'https://portal.example//api/auth/user/logout',
    '/api;x=1/auth/user/logout',
    '/;/api/auth/user/logout',
    ' \t/ap\ni/auth/user/logout',
    '/proxy/wechat/userinfo',
    '/v2/things',
    '/%76%32/things',
  ])('is never %s', (address) => {
    expect(mediaUrl(address, `${api}/`, { '/api/things': '/v2/things' })).toBe('');
  });

  test.each([
    ['/avatars/u-1001.jpg', '/avatars/u-1001.jpg'],
    ['/sandbox/uploads/f-1', '/sandbox/uploads/f-1'],
    ['/files/api/1.png', '/files/api/1.png'],
    ['/apiary/1.png', '/apiary/1.png'],
    ['/v2/1.png', '/v2/1.png'],
    ['/100%/1.png', '/100%/1.png'],
    ['https://pictures.example/api/portraits/1.jpg', 'https://pictures.example/api/portraits/1.jpg'],
    ['//pictures.example/a.png', 'https://pictures.example/a.png'],
    ['javascript:alert(1)', ''],
    ['data:image/png;base64,AAAA', ''],
    ['', ''],
    [null, ''],
  ])('%s is %s', (address, expected) => {
    expect(mediaUrl(address, `${api}/`)).toBe(expected);
  });

  it('is no call of the page either, where the API is elsewhere', () => {
    const config = { api: 'https://api.example', paths: {} };
    expect(imageUrl(`${location.origin}${LOGOUT_PATH}`, config)).toBe('');
    expect(imageUrl(LOGOUT_PATH, config)).toBe('');
    expect(imageUrl('/files/1.png', config)).toBe('https://api.example/files/1.png');
    expect(imageUrls(`/files/1.png,${LOGOUT_PATH},javascript:alert(1)`, config)).toEqual([
      'https://api.example/files/1.png',
    ]);
  });

  it('is no call however its path is written', () => {
    const letter = (text: string) =>
      fc.constantFrom(
        text,
        text.toUpperCase(),
        `%${text.charCodeAt(0).toString(16)}`,
        `%25${text.charCodeAt(0).toString(16)}`,
      );
    const folder = fc
      .constantFrom(...apiFolders)
      .chain((name) => fc.tuple(...[...name].map(letter)).map((letters) => letters.join('')));
    const before = fc
      .array(fc.constantFrom('/', '\\', '/./', '/x/../', '/x/..%2f', '/;a=1/', '/%2e/', '//'), {
        maxLength: 4,
      })
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(before, folder, fc.webPath(), (start, name, end) => {
        const address = `${api}${start}${name}/${end}`;
        expect(mediaUrl(address, `${api}/`)).toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['blob:https://portal.example/1', true],
  ['data:image/png;base64,AAAA', true],
  ['data:text/html,x', false],
  ['/api/auth/user/logout', false],
  [undefined, false],
])('%s is a picture of the page itself: %s', (url, isLocal) => {
  expect(localMedia(url)).toBe(isLocal ? url : '');
});
