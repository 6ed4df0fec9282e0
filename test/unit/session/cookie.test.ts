import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { readTokenRecord } from '#src/session/token/token-record.ts';

const holder = { userId: 'u-1', orgCode: 'demo' };

/** The cookies that are written on a page of this protocol. */
function writtenOn(protocol: string, domain: string): string[] {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set: (cookie: string) => void written.push(cookie),
  });
  const cookie = tokenCookie('portal_token', domain);
  cookie.write('t', holder);
  cookie.clear();
  return written;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'cookie');
  localStorage.clear();
});

describe('the token cookie', () => {
  it('leaves no record of an earlier token where the browser does not store that of the new one', () => {
    const cookie = tokenCookie('portal_token', '');
    cookie.write('t', holder);
    expect(readTokenRecord()).toMatchObject(holder);
    const { getItem, removeItem } = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: getItem.bind(localStorage),
      removeItem: removeItem.bind(localStorage),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    cookie.write('t2', { userId: 'u-2', orgCode: 'demo' });
    expect(readTokenRecord()).toBeUndefined();
  });

  it.each([
    ['https:', '', '__Host-portal_token', '; path=/; SameSite=Lax; Secure'],
    ['https:', 'example.org', 'portal_token', '; path=/; SameSite=Lax; domain=example.org; Secure'],
    ['http:', '', 'portal_token', '; path=/; SameSite=Lax'],
  ])('on %s with the domain “%s” is named %s', (protocol, domain, name, attributes) => {
    expect(writtenOn(protocol, domain)).toEqual([
      `${name}=t${attributes}`,
      `${name}=; Max-Age=0${attributes}`,
    ]);
  });

  it('is the one that the record names, where several have its name', () => {
    const cookie = tokenCookie('portal_token', '');
    cookie.write('ours', holder);
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => 'other=x; portal_token=tossed; portal_token=ours',
    });
    expect(cookie.read()).toMatchObject({ token: 'ours', holder });
    localStorage.clear();
    expect(cookie.read()).toEqual({ token: 'tossed' });
  });
});
