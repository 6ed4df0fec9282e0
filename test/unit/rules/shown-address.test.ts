import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isShownName } from '#src/rules/shown-names.ts';
import { examineAddress, shownAddress } from '#src/rules/shown-address.ts';

const at = 'https://portal.example';

describe('an address that is shown, stored or sent', () => {
  test.each([
    [`${at}/coursePlay?id=1021`, `${at}/coursePlay?id=1021`],
    [`${at}/a?orgCode=demo`, `${at}/a?orgCode=demo`],
    [`${at}/a#part`, `${at}/a#part`],
    [`${at}/space/orderDetail/20260101000000000001`, `${at}/space/orderDetail/20260101000000000001`],
    [`${at}/search?searchVal=A%26B%3D100%25%2B%23`, `${at}/search?searchVal=A%26B%3D100%25%2B%23`],
    [`${at}/homePage/%E6%95%99`, `${at}/homePage/%E6%95%99`],
    ['/search?page=2&token=abc', '/search?page=2'],
    [
      `${at}/login/index?redirect=%2Fspace%2Fpoint%3Ftab%3D2`,
      `${at}/login/index?redirect=%2Fspace%2Fpoint%3Ftab%3D2`,
    ],
    [`${at}/a?id=1&token=abc`, `${at}/a?id=1`],
    [`${at}/a?access_token=abc&Authorization=x`, `${at}/a`],
    [`${at}/login_back?key=abc`, `${at}/login_back`],
    [`${at}/login/wxScanLogin?code=abc&state=def`, `${at}/login/wxScanLogin`],
    [`${at}/a?x=eyJhbGciOi.eyJzdWIiOi.c2ln`, `${at}/a`],
    [`${at}/a?id=eyJhbGciOi.eyJzdWIiOi.c2ln`, `${at}/a`],
    [`${at}/a?id=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b`, `${at}/a`],
    ['https://user:pass@portal.example/a', `${at}/a`],
    [`${at}/#/page?id=2&token=abc`, `${at}/#/page?id=2`],
    [`${at}/#access_token=abc`, `${at}/`],
    [`${at}/#access_token=abc?x=1`, `${at}/`],
    [`${at}/a?portal_key=abc&portal_state=d`, `${at}/a`],
    [`${at}/a#portal_key=abc&portal_state=d`, `${at}/a`],
    [`${at}/a#/list?page=2&portal_key=abc`, `${at}/a#/list?page=2`],
    [`${at}/a?api_key=abc`, `${at}/a`],
    [`${at}/a?otp=123456`, `${at}/a`],
    [`${at}/a?smsCode=123456`, `${at}/a`],
    [`${at}/a?captcha=1&pin=1&sig=1&hash=1&nonce=1&u=1`, `${at}/a`],
    [`${at}/a?id=1?token=abc`, `${at}/a`],
    [`${at}/a?id=1%26token=abc`, `${at}/a`],
    [`${at}/login/index?redirect=%2Flogin_back%3Fkey%3Dabc`, `${at}/login/index?redirect=%2Flogin_back`],
    [`${at}/login/index?redirect=%252Flogin_back%253Fkey%253Dabc`, `${at}/login/index`],
    [
      `${at}/qrcode?text=https%3A%2F%2Fx.example%2F%3Ftoken%3Dabc`,
      `${at}/qrcode?text=https%3A%2F%2Fx.example%2F`,
    ],
    [`${at}/reset/abc123`, `${at}/reset/*`],
    [`${at}/invite/eyJhbGciOi.eyJzdWIiOi.c2ln/step`, `${at}/invite/*/step`],
    [`${at}/u/9f86d081884c7d659a2f`, `${at}/u/*`],
    [`${at}/a;jsessionid=abc`, `${at}/*`],
    [`${at}/100%;jsessionid=abc`, `${at}/*`],
    ['blob:https://portal.example/9f86', ''],
    ['data:text/plain,secret', ''],
    ['not a URL', ''],
    ['xhttp://portal.example/a', ''],
    // Of a path: what only looks like the place of a key, or has no form of one.
    [`${at}/reset/`, `${at}/reset/`],
    [`${at}/a/teachertrainingguidelines`, `${at}/a/teachertrainingguidelines`],
    [`${at}/a/12345678901234567890a`, `${at}/a/*`],
    [`${at}/a/%E8%AE%A1%E5%88%92-2026-teacher-training`, `${at}/a/%E8%AE%A1%E5%88%92-2026-teacher-training`],
    [`${at}/a/2026-teacher-training-%E8%AE%A1%E5%88%92`, `${at}/a/2026-teacher-training-%E8%AE%A1%E5%88%92`],
    // Of parameters: they stay as they are written, and typed text is no address because it holds a part of one.
    [`${at}/search?&searchVal=a+b(c)&`, `${at}/search?&searchVal=a+b(c)&`],
    [`${at}/search?searchVal=1/2`, `${at}/search?searchVal=1/2`],
    [`${at}/search?searchVal=note:%20a`, `${at}/search?searchVal=note:%20a`],
    [`${at}/search?searchVal=1:a:b`, `${at}/search?searchVal=1:a:b`],
    // Of a hash.
    [`${at}/a#9f86d081884c7d659a2f`, `${at}/a`],
    [`${at}/a#page=2?token=abc`, `${at}/a#page=2`],
  ])('%s', (address, sent) => {
    const { shown, isWhole } = examineAddress(address);
    expect(shown).toBe(sent);
    expect(isWhole).toBe(sent === address);
    expect(shownAddress(shown)).toBe(sent);
  });

  test.each([`${at}//evil.example/a`, '/.//evil.example/a'])('%s begins no host with its path', (address) => {
    expect(new URL(shownAddress(address), at).href).toBe(`${at}/evil.example/a`);
  });

  const deepest = 5;
  const inQuery = (address: string) => `/login/index?redirect=${encodeURIComponent(address)}`;
  const inHash = (address: string) => `/page#${address}`;

  test.each([
    ['parameters', inQuery, '/login/index'],
    ['hashes', inHash, '/page'],
  ])('is followed through five %s, and no further', (_, wrap, withoutRest) => {
    const nested = (times: number, inner = '/space') =>
      Array.from({ length: times }).reduce<string>(wrap, inner);
    const whole = nested(deepest);
    expect(examineAddress(whole)).toMatchObject({ shown: whole, isWhole: true });
    expect(examineAddress(whole).urls).toHaveLength(deepest + 1);
    expect(examineAddress(nested(deepest + 1))).toMatchObject({
      shown: nested(deepest, withoutRest),
      isWhole: false,
    });
  });

  // Letters only, so that no rule of a key's looks finds it: the place alone decides.
  const secret = 'QzSECRETzQ';
  const name = fc
    .oneof(
      fc.constantFrom(
        'token',
        'portal_key',
        'api_key',
        'otp',
        'smsCode',
        'key',
        'code',
        'ticket',
        'Authorization',
      ),
      fc.stringMatching(/^[a-zA-Z_.[\]-]{1,12}$/),
    )
    .filter((one) => !isShownName(one));
  const harmless = fc.dictionary(
    fc.constantFrom('id', 'tab', 'page', 'searchVal'),
    fc.stringMatching(/^[a-z0-9]{1,8}$/),
  );
  const query = fc.tuple(harmless, name, fc.boolean()).map(([rest, key, isFirst]) => {
    const own = `${encodeURIComponent(key)}=${secret}`;
    const others = new URLSearchParams(rest).toString();
    return [isFirst ? own : others, isFirst ? others : own].filter(Boolean).join('&');
  });
  /** An address with the secret in any of its parts. */
  const carrier = fc.oneof(
    query.map((params) => `/page?${params}`),
    query.map((params) => `/page#${params}`),
    query.map((params) => `/page#/x?${params}`),
    query.map((params) => `/page#${params}?x=1`),
    fc.constantFrom(
      `/reset/${secret}`,
      `/a/token/${secret}/b`,
      `/page;sid=${secret}`,
      `/page?id=1?token=${secret}`,
    ),
  );
  /** Steps that wrap an address in a parameter of another one, encoded once or more often. */
  const wrap = fc.record({
    name: fc.constantFrom('redirect', 'text', 'url', 'redirect_uri', 'searchVal', 'next'),
    isAbsolute: fc.boolean(),
    extra: fc.integer({ min: 0, max: 2 }),
    inHash: fc.boolean(),
  });

  it('never holds a secret, in whatever part and however deep it stands', () => {
    fc.assert(
      fc.property(carrier, fc.array(wrap, { maxLength: 7 }), (address, steps) => {
        let nested = address;
        for (const step of steps) {
          let value = step.isAbsolute && nested.startsWith('/') ? at + nested : nested;
          for (let times = 0; times <= step.extra; times++) value = encodeURIComponent(value);
          nested = `/login/index${step.inHash ? '#' : '?'}${step.name}=${value}`;
        }
        for (const whole of [nested, at + nested, `https://me:${secret}@portal.example${nested}`]) {
          const { shown, isWhole } = examineAddress(whole);
          expect(decodeURIComponent(decodeURIComponent(shown))).not.toContain(secret);
          expect(isWhole).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is shown as it is where it is shown twice, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })),
        (address) => {
          const once = shownAddress(address);
          expect(shownAddress(once)).toBe(once);
        },
      ),
    );
  });
});
