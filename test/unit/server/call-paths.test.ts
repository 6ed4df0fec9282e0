// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { callPaths } from '#host/server/call-paths.ts';

describe('the paths of calls', () => {
  it.each([
    ['/api/user/user/info', true],
    ['/pxapp/x', true],
    ['/hkw/x', true],
    ['/proxy/wechat/userinfo', true],
    ['/avatars/u-1001.jpg', true],
    ['/sandbox/state', true],
    ['/external/ticket', true],
    ['/gateway/user/info', true],
    ['/v1/tickets', true],
    ['/v12/tickets', false],
    ['/project', false],
    ['/projectHelp', false],
    ['/apis', false],
    ['/', false],
  ])('%s: %s', (path, isCall) => {
    const paths = { '/api/user/user/info': '/gateway/user/info' };
    expect(callPaths({ paths, callPrefixes: ['v1'] })(path)).toBe(isCall);
  });

  it.each([
    ['/gateway', false],
    ['/other', false],
    ['/relative/x', false],
    ['/x/y', false],
    ['/', false],
    ['//', false],
    ['/ab/x', true],
    ['/api/x', true],
  ])('follow replaced paths by their first segment, where there are two: %s, %s', (path, isCall) => {
    const paths = {
      '/api/a': '/gateway',
      '/api/b': 'relative/x/y',
      '/api/c': '/other?a=/b',
      '/api/d': '/ab/c',
    };
    expect(callPaths({ paths })(path)).toBe(isCall);
  });
});
