import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isLoopback,
  isSegment,
  pathUrl,
  safeUrl,
  sameOriginUrl,
  webUrl,
  withQuery,
} from '#src/rules/safe-url.ts';

const origin = 'https://portal.example';

describe('an address of our own', () => {
  test.each([
    ['/project?id=1#top', 'https://portal.example/project?id=1#top'],
    ['project', 'https://portal.example/project'],
    ['https://portal.example/live', 'https://portal.example/live'],
    ['https://PORTAL.example:443/', 'https://portal.example/'],
  ])('%s', (address, full) => {
    expect(sameOriginUrl(address, origin)).toBe(full);
  });

  test.each([
    '',
    '  ',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'http://portal.example/',
    'https://portal.example:8443/',
    'https://portal.example.evil.example/',
    'https://user:secret@portal.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://portal.example/1',
    'http://[',
  ])('not %s', (address) => {
    expect(sameOriginUrl(address, origin)).toBe('');
  });

  it('leads to our origin, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
        const full = sameOriginUrl(address, origin);
        if (full) expect(new URL(full).origin).toBe(origin);
      }),
    );
  });
});

describe('an address out of data', () => {
  test.each([
    ['/project?id=1', '/project?id=1'],
    ['project', 'project'],
    ['?tab=2', '?tab=2'],
    ['#top', '#top'],
    [' \u0000 /a b\u0000 ', '/a b'],
    ['/a\tb\nc\rd', '/abcd'],
    ['/search?q=http://x', '/search?q=http://x'],
    ['/a//b', '/a//b'],
    ['https://other.example/a', 'https://other.example/a'],
    ['HTTPS://other.example', 'https://other.example/'],
    ['//other.example/a', 'https://other.example/a'],
    ['\\\\other.example/a', 'https://other.example/a'],
    ['http:\\\\other.example', 'http://other.example/'],
    ['https:project', 'https://portal.example/project'],
  ])('%j leads to %j', (address, target) => {
    expect(safeUrl(address, origin)).toBe(target);
  });

  test.each([
    null,
    undefined,
    '',
    ' \n ',
    'javascript:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'xhttp://other.example',
    'http-x://other.example',
    'tel:110',
    'http://[',
  ])('%j leads nowhere', (address) => {
    expect(safeUrl(address, origin)).toBe('');
  });

  it('leads where its text would, and only by http', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (address) => {
        const url = safeUrl(address, origin);
        if (!url) return;
        expect(new URL(url, origin).href).toBe(new URL(address, origin).href);
        expect(new URL(url, origin).protocol).toMatch(/^https?:$/);
      }),
    );
  });
});

test.each([
  ['http://a.example/b?c#d', 'http://a.example/b?c#d'],
  ['https://a.example', 'https://a.example/'],
  ['ftp://a.example', ''],
  ['xhttp://a.example', ''],
  ['httpx://a.example', ''],
])('the whole address of %s is %j', (address, whole) => {
  expect(webUrl(new URL(address))).toBe(whole);
});

it('is empty where there is no address', () => {
  expect(webUrl(null)).toBe('');
});

test.each([
  ['/a/b', '?c=1', '#d', '/a/b?c=1#d'],
  ['//evil.example/a', '', '', '/evil.example/a'],
  ['/\\evil.example/a', '', '', '/evil.example/a'],
  ['/a//b', '', '', '/a//b'],
  ['', '?c=1', '', '/?c=1'],
])('the path %j with %j and %j is %j', (pathname, search, hash, path) => {
  expect(pathUrl({ pathname, search, hash })).toBe(path);
});

test.each([
  ['', false],
  ['.', false],
  ['..', false],
  ['...', true],
  ['a', true],
  [0, true],
  [false, true],
])('%j fills a segment of a path: %j', (value, fills) => {
  expect(isSegment(value)).toBe(fills);
});

test.each([
  ['a=1&b=2', '/list?a=1&b=2'],
  [new URLSearchParams({ a: '1' }), '/list?a=1'],
  ['', '/list'],
  [new URLSearchParams(), '/list'],
])('a path with the query "%s" is %j', (query, whole) => {
  expect(withQuery('/list', query)).toBe(whole);
});

test.each([
  ['localhost', true],
  ['portal.localhost', true],
  ['[::1]', true],
  ['127.0.0.1', true],
  ['127.255.10.254', true],
  ['', false],
  ['localhost.evil.example', false],
  ['.localhost.evil.example', false],
  ['mylocalhost', false],
  ['[::2]', false],
  ['127.0.0.1.evil.example', false],
  ['x127.0.0.1', false],
  ['x.127.0.0.1', false],
  ['127.1', false],
  ['127.a.b.c', false],
  ['128.0.0.1', false],
  ['portal.example', false],
])('the host %j is this machine: %j', (host, isOwn) => {
  expect(isLoopback(host)).toBe(isOwn);
});
