import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { carriesLogin, endsSession } from '#src/rules/carries-login.ts';

const origin = 'https://portal.example';

describe('an address that logs its reader in', () => {
  test.each([
    '/login/appLogin',
    '/login/appLogin?token=abc',
    '/LOGIN/APPLOGIN/?token=abc',
    '/login/%61ppLogin',
    '/login_back',
    '/login_back?key=abc',
    '/login_back/%',
    'https://portal.example/login_back?key=abc#top',
    '/login/activate?token=abc',
    '/login/wxScanLogin?code=abc&state=def',
    '/wxlogin?code=abc',
    '/index?access_token=abc',
    '/index?Authorization=abc',
    '/index?x=eyJhbGciOi.eyJzdWIiOi.c2ln',
    '/index?x=9f86d081884c7d659a2feaa0c55ad015',
    '/index#token=abc',
    '/index#/page?id=2&token=abc',
    '/index#token=abc?x=1',
    '/login/index?redirect=%2Flogin_back%3Fkey%3Dabc',
    '/login/index?redirect=/login_back?key=abc',
    '/login/index?redirect=%252Flogin_back%253Fkey%253Dabc',
    '/commonLogin?redirect=%2Flogin%2FappLogin',
    '/qrcode?text=%2Flogin%2FappLogin%3Ftoken%3Dabc',
    '/login/index?redirect=https%3A%2F%2Fportal.example%2Fsearch%3Ftoken%3Dabc',
  ])('%s', (address) => {
    expect(carriesLogin(address, origin)).toBe(true);
  });

  test.each([
    '/',
    '/project?id=2001',
    '/search?searchVal=A%26B%3D100%25%2B%23',
    '/search?searchVal=token',
    '/login/index?redirect=%2Fspace%2Fpoint%3Ftab%3D2',
    '/login/index?redirect=%2Fspace%2ForderDetail%2F20260101000000000001',
    '/login_backyard?id=1',
    '/index?token=',
    '/live#part',
  ])('not %s', (address) => {
    expect(carriesLogin(address, origin)).toBe(false);
  });

  it('is known however deep it stands in redirects', () => {
    const link = fc.constantFrom('/login/appLogin?token=a', '/login_back?key=a', '/index?token=a');
    const way = fc.array(
      fc.constantFrom('/login/index?redirect=', '/commonLogin?redirect=', '/qrcode?text='),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(link, way, fc.integer({ min: 0, max: 2 }), (address, steps, extra) => {
        const nested = steps.reduce<string>((inner, step) => step + encodeURIComponent(inner), address);
        let encoded = encodeURIComponent(nested);
        for (let times = 0; times < extra; times++) encoded = encodeURIComponent(encoded);
        expect(carriesLogin(nested, origin)).toBe(true);
        expect(carriesLogin(`/search?next=${encoded}`, origin)).toBe(true);
      }),
    );
  });

  it('is decided for whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (address) => {
        expect(typeof carriesLogin(address, origin)).toBe('boolean');
      }),
    );
  });
});

describe('an address that ends the session of its reader', () => {
  test.each([
    '/index?orgCode=demo',
    '/index?%6FrgCode=demo',
    'https://portal.example/index?orgCode=demo',
    '/commonLogin',
    '/COMMONLOGIN/',
    '/%63ommonLogin',
    '/login/index?redirect=%2Findex%3ForgCode%3Dclosed',
    '/login/index?redirect=%2FcommonLogin',
    '/qrcode?text=https%3A%2F%2Fportal.example%2FcommonLogin',
  ])('%s', (address) => expect(endsSession(address, origin)).toBe(true));

  test.each(['/', '/index?id=1', '/search?searchVal=orgCode', '/commonLogins'])('not %s', (address) =>
    expect(endsSession(address, origin)).toBe(false),
  );
});
