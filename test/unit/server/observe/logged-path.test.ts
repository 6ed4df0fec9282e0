// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loggedPath } from '#host/server/observe/logged-path.ts';
import { isRequestId } from '#host/server/observe/request-record.ts';

describe('the id of a request', () => {
  it.each([
    ['7f3a2b1c-0000-4000-8000-1234567890ab', true],
    ['Root:1-67891233-abcdef01', true],
    ['short', false],
    ['a'.repeat(65), false],
    ['-begins-badly', false],
    ['two words of it', false],
    ['line\nbreak-in-it', false],
    ['{"json":"injected"}', false],
    [undefined, false],
  ])('%j: %s', (id, isRight) => {
    expect(isRequestId(id)).toBe(isRight);
  });
});

describe('the path in the log', () => {
  it.each([
    ['/index', '/index'],
    ['/project?id=12&token=abc', '/project'],
    ['/login_back?key=8f14e45fceea167a5a36dedd4bea2543', '/login_back'],
    ['/api/auth/token/key/8f14e45f', '/api/auth/token/key/*'],
    ['/api/auth/user/send/13800138000', '/api/auth/user/send/*'],
    ['/api/auth/user/send/13800138000/more', '/api/auth/user/send/*'],
    ['/reset/abc', '/reset/*'],
    ['/files/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x', '/files/*'],
    ['/a/user:password@host', '/a/*'],
    ['//evil.example/x', '-'],
    ['*', '-'],
    ['', '-'],
  ])('%s is %s', (address, path) => {
    expect(loggedPath(address)).toBe(path);
  });

  it('masks those calls by their replaced paths too', () => {
    const replaced = { '/api/auth/user/send/{mobile}': '/sms/{mobile}', '/api/other': '/sms-other' };
    expect(loggedPath('/sms/13800138000?a=1', replaced)).toBe('/sms/*');
    expect(loggedPath('/sms-other', replaced)).toBe('/sms-other');
    expect(loggedPath('/sms/all', { '/api/auth/user/send/{mobile}': '/sms' })).toBe('/sms/all');
    expect(loggedPath('/other/5', { '/api/other/{id}': '/other/{id}' })).toBe('/other/5');
  });

  it('is cut where it is very long', () => {
    expect(loggedPath(`/${'a/'.repeat(4000)}`)).toHaveLength(500);
  });
});
