import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenCookie, tokenInMemory } from '#src/session/token/cookie.ts';
import { readTokenRecord, recordOf } from '#src/session/token/token-record.ts';

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

/** Sets the cookies of the page, some of which others of its domain have written; it can write none. */
function cookiesAre(text: string | (() => string)) {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => (typeof text === 'string' ? text : text()),
    set: () => {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  });
}

describe('of the cookies of a page, the token', () => {
  it.each([
    ['portal_token=t', 't'],
    ['theme=dark; portal_token=t; lang=zh', 't'],
    ['old_portal_token=theirs', ''],
    ['portal_token_old=theirs; portal_token=t', 't'],
    ['portal_token=', ''],
    ['portal_token=; portal_token=t', 't'],
    ['portal_token=a%3Db%3B%E6%95%99=', 'a=b;教='],
    ['portal_token=%E6%; portal_token=t', 't'],
    ['', ''],
  ])('in %j is %j', (cookies, token) => {
    cookiesAre(cookies);
    expect(tokenCookie('portal_token', '').read()).toEqual({ token });
  });

  it('is that of the record, whose holder it names; else the first one, of an unknown holder', () => {
    tokenCookie('portal_token', '').write('mine', holder);
    cookiesAre('portal_token=tossed; portal_token=mine');
    const cookie = tokenCookie('portal_token', '');
    expect(cookie.read()).toMatchObject({ token: 'mine', holder });
    cookiesAre('portal_token=tossed; portal_token=other');
    expect(cookie.read()).toEqual({ token: 'tossed' });
  });

  it('is that of the record that another tab has told, which may come before the storage has it', () => {
    tokenCookie('portal_token', '').write('former', holder);
    const told = recordOf('next', { userId: 'u-2', orgCode: 'demo' });
    cookiesAre('portal_token=former; portal_token=next');
    expect(tokenCookie('portal_token', '').read(told)).toEqual({ token: 'next', holder: told });
  });

  it('is none in a frame without cookies, where nothing fails', () => {
    cookiesAre(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    const cookie = tokenCookie('portal_token', '');
    expect(() => cookie.write('t', holder)).not.toThrow();
    expect(() => cookie.clear()).not.toThrow();
    expect(cookie.read()).toEqual({ token: '' });
  });

  it('is none on a server, where nothing fails', () => {
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('location', undefined);
    const cookie = tokenCookie('portal_token', '');
    expect(() => cookie.write('t', holder)).not.toThrow();
    expect(cookie.read()).toEqual({ token: '' });
  });

  it('is written so that no letter of it ends the cookie', () => {
    vi.stubGlobal('location', { protocol: 'http:' });
    const written: string[] = [];
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      set: (cookie: string) => written.push(cookie),
    });
    tokenCookie('portal_token', '').write('a; domain=evil', holder);
    expect(written).toEqual(['portal_token=a%3B%20domain%3Devil; path=/; SameSite=Lax']);
  });

  it('is gone with its record, which says nothing about the next one', () => {
    const cookie = tokenCookie('portal_token', '');
    cookie.write('t', holder);
    expect(cookie.isShared).toBe(true);
    cookie.clear();
    expect(readTokenRecord()).toBeUndefined();
    expect(cookie.read()).toEqual({ token: '' });
  });
});

describe('a token in memory', () => {
  it('is known to its page alone, until it is cleared', () => {
    const [cookie, other] = [tokenInMemory(), tokenInMemory()];
    expect(cookie.isShared).toBe(false);
    expect(cookie.read()).toEqual({ token: '' });
    cookie.write('t', holder);
    expect(cookie.read()).toEqual({ token: 't', holder });
    expect(other.read()).toEqual({ token: '' });
    expect(readTokenRecord()).toBeUndefined();
    cookie.clear();
    expect(cookie.read()).toEqual({ token: '' });
  });
});

it.each(['{}', '{"digest":"1","userId":7,"orgCode":""}', '{"digest":"1","userId":""}', '7'])(
  'a record that is broken is none: %s',
  (stored) => {
    localStorage.setItem('portal.tokenRecord', stored);
    expect(readTokenRecord()).toBeUndefined();
  },
);
