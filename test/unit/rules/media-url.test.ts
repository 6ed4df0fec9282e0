// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LOGOUT_PATH } from '#src/api/logout.ts';
import { imageUrl, imageUrls } from '#src/data/image-url.ts';
import { apiFolders, configuredMedia, localMedia, mediaUrl, shownMedia } from '#src/rules/media-url.ts';

const api = 'https://portal.example';

describe('a picture', () => {
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

  it('is no call of a host above that of the portal, to which a cookie may belong', () => {
    expect(mediaUrl('https://portal.example/api/a', 'https://www.portal.example/')).toBe('');
    expect(mediaUrl('https://portal.example/api/a', 'https://myportal.example/')).not.toBe('');
  });

  it('is no call where one of one segment is replaced, and still may stand at the root', () => {
    const paths = { '/api/things': '/things' };
    expect(mediaUrl('/logo.png', `${api}/`, paths)).toBe('/logo.png');
    expect(mediaUrl('/api/a', `${api}/`, paths)).toBe('');
  });

  it('may stand beside the folder of the API, whatever is below', () => {
    const gateway = 'https://api.example/gateway/';
    expect(mediaUrl('https://api.example/gateway/api/1', gateway)).toBe('');
    expect(mediaUrl('https://api.example/avatars/api/1.png', gateway)).toBe(
      'https://api.example/avatars/api/1.png',
    );
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

test.each([
  ['/avatars/1.png', 'https://api.example/gateway/', 'https://api.example/avatars/1.png'],
  ['https://pictures.example/1.png', 'https://api.example', 'https://pictures.example/1.png'],
  ['/avatars/1.png', '', '/avatars/1.png'],
  ['', 'https://api.example', ''],
])('the configured %j on the server %j is %j', (url, server, whole) => {
  expect(configuredMedia(url, server)).toBe(whole);
});

test.each([
  ['/large.png', '/small.png', '/large.png'],
  ['', '/small.png', '/small.png'],
])('of a picture that shows %j of %j it is %j', (currentSrc, src, shown) => {
  const image = Object.defineProperties(document.createElement('img'), {
    currentSrc: { value: currentSrc },
    src: { value: src },
  });
  expect(shownMedia(image)).toBe(shown);
});
