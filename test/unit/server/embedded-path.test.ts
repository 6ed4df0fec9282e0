// @vitest-environment node
import { expect, it } from 'vitest';
import { isEmbeddedCall } from '#host/server/embedded-call.ts';

it.each([
  ['/api/auth/%zz', 'image', true],
  ['/api/auth/user/logout', 'empty', false],
  ['/avatars/u-1.jpg', 'image', false],
  ['/sandbox/films/a.webm', 'video', false],
  ['/external/ticket/1', 'iframe', false],
  ['/index/a/b', 'image', false],
])(
  'without settings judges %s for %s by the calls of the specification: %s',
  (path, destination, isRefused) => {
    const headers = { 'sec-fetch-dest': destination };
    expect(isEmbeddedCall(new Request(`https://portal.example${path}`, { headers }))).toBe(isRefused);
    expect(isEmbeddedCall(new Request(`https://portal.example${path}`))).toBe(false);
  },
);

it.each(['https://files.example/api/', '//files.example/', '/', ''])(
  'a folder of avatars on another site, here "%s", opens no call',
  (avatarBase) => {
    const picture = (path: string) =>
      new Request(`https://portal.example${path}`, { headers: { 'sec-fetch-dest': 'image' } });
    expect(isEmbeddedCall(picture('/api/auth/user/logout'), { avatarBase })).toBe(true);
    expect(isEmbeddedCall(picture('/api/upload/1.png'), { avatarBase })).toBe(false);
  },
);

it('a folder of avatars is taken by its letters, whatever they mean in a pattern', () => {
  const isRefused = (path: string) =>
    isEmbeddedCall(new Request(`https://portal.example${path}`, { headers: { 'sec-fetch-dest': 'image' } }), {
      avatarBase: '/api/v1.0+a/',
    });
  expect(isRefused('/api/v1.0+a/u-1.jpg')).toBe(false);
  expect(isRefused('/api/v1x0+a/u-1.jpg')).toBe(true);
  expect(isRefused('/api/v1.00a/u-1.jpg')).toBe(true);
});

it.each([
  ['/gateway/user/logout', true],
  ['/api/pictures/u-1001.jpg', false],
  ['/api/pictures/..%2fauth/user/logout', true],
  ['/api/picturesXauth', true],
  ['/v1/session/end', true],
  ['/v12/session/end', false],
  ['/v1', false],
])(
  'follows the settings of the avatars, of replaced paths and of an adapter: %s is refused: %s',
  (path, isRefused) => {
    const picture = new Request(`https://portal.example${path}`, { headers: { 'sec-fetch-dest': 'image' } });
    const settings = {
      avatarBase: '/api/pictures/',
      paths: { '/api/auth/user/logout': '/gateway/user/logout' },
      callPrefixes: ['v1'],
    };
    expect(isEmbeddedCall(picture, settings)).toBe(isRefused);
  },
);
