// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { callerReader, type PublicAddress } from '#host/server/caller.ts';

const read = (options: PublicAddress, headers: Record<string, string>, peer = '127.0.0.1') =>
  callerReader(options)(new Headers(headers), peer);

describe('the address of a caller', () => {
  const proxies = ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'];

  test.each<[peer: string, said: string | undefined, ip: string]>([
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['::1', '203.0.113.7', '203.0.113.7'],
    ['fd12::1', '2001:db8::7', '2001:db8::7'],
    ['10.255.0.1', ' 6.6.6.6 ,, 203.0.113.7 , 10.0.0.1 ', '203.0.113.7'],
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['127.0.0.1', '203.0.113.7:4711', '203.0.113.7:4711'],
    ['127.0.0.1', '[2001:db8::7]:4711', '[2001:db8::7]:4711'],
    ['127.0.0.1', '[2001:db8::7]', '[2001:db8::7]'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '2001:db8:[:7]', '127.0.0.1'],
    ['127.0.0.1', '[2001:db8:]:4711:7', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.7:port', '127.0.0.1'],
    ['127.0.0.1', '::ffff:203.0.113.7:4711', '127.0.0.1'],
    ['127.0.0.1', '203.0.113:4711.7', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.7,', '203.0.113.7'],
    ['11.0.0.1', '203.0.113.7', '11.0.0.1'],
    ['127.0.0.2', '203.0.113.7', '127.0.0.2'],
    ['::ffff:203.0.113.9', '203.0.113.7', '203.0.113.9'],
    ['2001:db8::9', '203.0.113.7', '2001:db8::9'],
    ['2001:db8::ffff:9', '203.0.113.7', '2001:db8::ffff:9'],
    ['203.0.113.9', '127.0.0.1, 10.0.0.1', '203.0.113.9'],
    ['', '203.0.113.7', ''],
  ])('from %s with X-Forwarded-For %j is %s', (peer, said, ip) => {
    expect(read({ proxies }, said === undefined ? {} : { 'x-forwarded-for': said }, peer).ip).toBe(ip);
  });

  it('is that of the connection where no proxy is trusted', () => {
    expect(read({}, { 'x-forwarded-for': '203.0.113.7' }, '::ffff:10.0.0.1').ip).toBe('10.0.0.1');
  });

  it.each(['nginx', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/-1'])('cannot be vouched for by %s', (proxy) => {
    expect(() => callerReader({ proxies: [proxy] })).toThrow();
  });
});

describe('the origin of the portal', () => {
  const proxies = ['127.0.0.1'];

  test.each<[PublicAddress, Record<string, string>, origin: string]>([
    [{ address: 'https://portal.example/index' }, { host: 'evil.example' }, 'https://portal.example'],
    [
      { address: 'https://portal.example', proxies },
      { 'x-forwarded-host': 'evil.example' },
      'https://portal.example',
    ],
    [{}, { host: 'localhost:4173' }, 'http://localhost:4173'],
    [{}, { host: '127.0.0.1' }, 'http://127.0.0.1'],
    [{}, { host: 'portal.example' }, ''],
    [{}, { host: 'portal.example', 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'https' }, ''],
    [{}, {}, ''],
    [{ proxies }, { host: 'portal.example' }, 'http://portal.example'],
    [{ proxies }, { host: 'inner:8080', 'x-forwarded-host': 'portal.example' }, 'http://portal.example'],
    [{ proxies }, { host: 'portal.example', 'x-forwarded-proto': 'https' }, 'https://portal.example'],
    [{ proxies }, { host: 'a.example', 'x-forwarded-host': 'evil.example, b.example' }, 'http://b.example'],
    [{ proxies }, { host: 'a.example', 'x-forwarded-proto': 'http, https' }, 'https://a.example'],
    [{ proxies }, { host: 'a.example', 'x-forwarded-proto': 'https,' }, 'https://a.example'],
    [{ proxies }, { host: 'a.example', 'x-forwarded-proto': 'ftp' }, ''],
    [{ proxies }, { host: 'a.example', 'x-forwarded-proto': 'xhttps' }, ''],
    [{ proxies }, { host: 'a.example', 'x-forwarded-host': 'b.example/path' }, ''],
    [{ proxies }, { host: 'a.example', 'x-forwarded-host': 'user@b.example' }, ''],
    [{ proxies }, { host: 'a.example', 'x-forwarded-host': 'b.example:port' }, ''],
    [{ proxies }, {}, ''],
  ])('with %j and %j is %j', (options, headers, origin) => {
    expect(read(options, headers).origin).toBe(origin);
  });
});
