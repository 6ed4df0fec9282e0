import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { redirectOrganisation, safeRedirect } from '#src/rules/redirect.ts';

const origin = 'https://portal.example';

describe('a redirect that stays on our origin', () => {
  test.each([
    ['/', '/'],
    ['/space', '/space'],
    ['/space/point?tab=2#rules', '/space/point?tab=2#rules'],
    ['/search?searchVal=%E6%95%99%20%26%23', '/search?searchVal=%E6%95%99%20%26%23'],
    ['/search?searchVal=教研', '/search?searchVal=%E6%95%99%E7%A0%94'],
    ['/a/../space', '/space'],
    ['/search?next=//evil.example', '/search?next=//evil.example'],
    ['/loginRecords', '/loginRecords'],
    ['/4040', '/4040'],
    ['/homePage/404', '/homePage/404'],
    ['/100%', '/100%'],
    ['/homePage/%20a', '/homePage/%20a'],
  ])('%s leads to %s', (address, target) => {
    expect(safeRedirect(address, origin)).toBe(target);
  });
});

describe('a redirect that names an organisation', () => {
  test.each([
    ['/index?orgCode=closed', '/index', 'closed'],
    ['/space/point?tab=2&orgCode=closed#rules', '/space/point?tab=2#rules', 'closed'],
    ['/search?a=%2B+&orgCode=a%20b&searchVal=%E6%95%99', '/search?a=%2B+&searchVal=%E6%95%99', 'a b'],
    ['/search?%6FrgCode=closed&orgCode=demo', '/search', 'closed'],
    ['/?&orgCode=closed', '/', 'closed'],
    ['/search?next=%3ForgCode%3Dclosed', '/search?next=%3ForgCode%3Dclosed', ''],
    ['//evil.example?orgCode=closed', '', ''],
    ['/commonLogin?orgCode=closed', '', ''],
  ])('%s leads to %j, of %j', (address, target, orgCode) => {
    expect(safeRedirect(address, origin)).toBe(target);
    expect(redirectOrganisation(address, origin)).toBe(orgCode);
  });
});

describe('a redirect that is refused', () => {
  test.each([
    null,
    undefined,
    '',
    'space',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/evil',
    '/\u0085evil',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /space',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0D/evil.example',
    '/%0a/evil.example',
    '/%1f/evil.example',
    '/%10/evil.example',
    '/x/..//evil.example',
    '/.//evil.example',
    '/login',
    '/login/index?redirect=/space',
    '/LOGIN/index',
    '/%6cogin/index',
    '/space/../login/index',
    '/commonLogin',
    '/wxlogin?code=1',
    '/login_back?key=1',
    '/404',
    '/404?from=/space',
    '/%34%30%34',
    '/500/',
    '/space/../500',
    // Wrongly encoded, so that it cannot be read.
    '/login/%',
    '/404/%zz',
  ])('%j', (address) => {
    expect(safeRedirect(address, origin)).toBe('');
  });
});

it('leads nowhere from a page without an origin', () => {
  expect(safeRedirect('/space', 'null')).toBe('');
});

it('never leads to another origin or back to a login or error page, whatever is written', () => {
  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    '\t',
    '\n',
    '\r',
    '\u0000',
    '..',
    '.',
    '%2f',
    '%5C',
    '%09',
    '@',
    ':',
    '?',
    '#',
    '&',
    'evil.example',
    'portal.example',
    'https:',
    'javascript:',
    'login',
    '404',
    '500',
    'index',
    'space',
    'commonLogin',
    'orgCode',
    'orgCode=closed',
    '=',
    '%6frgCode',
    ' ',
    '。',
    '／',
    '＼',
  );
  const hostile = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(hostile, (address) => {
      const target = safeRedirect(address, origin);
      if (target === '') return;
      const url = new URL(target, origin);
      expect(url.origin).toBe(origin);
      expect(target).toMatch(/^\/(?!\/)/);
      expect(url.pathname.toLowerCase()).not.toMatch(
        /^\/(login|commonlogin|wxlogin|login_back|404|500)(\/|$)/,
      );
      expect(url.searchParams.has('orgCode')).toBe(false);
      expect(safeRedirect(target, origin)).toBe(target);
    }),
    { numRuns: 10_000 },
  );
});
