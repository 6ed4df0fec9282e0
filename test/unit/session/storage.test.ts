import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, storageName, writeStored } from '#src/session/storage.ts';
import { readTabStored, removeTabStored, writeTabStored } from '#src/session/tab-storage.ts';
import { isLoggedInHere } from '#src/session/login/tab-login.ts';
import { anonymousId, isAnonymousId } from '#src/session/token/anonymous-id.ts';
import { tokenDigest } from '#src/session/token/token-digest.ts';
import { createSession } from '#src/session/store.ts';
import { tokenCookie, tokenInMemory } from '#src/session/token/cookie.ts';
import { forgetSession } from '../../forget-session.ts';

const wipe = () => {
  vi.unstubAllGlobals();
  forgetSession();
};
beforeEach(wipe);
afterEach(wipe);

/** A browser that refuses, as in a sandboxed frame: the very property throws. */
function forbid(...names: ('localStorage' | 'sessionStorage')[]) {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of names)
    vi.stubGlobal(
      name,
      new Proxy({}, { get: forbidden, set: forbidden, ownKeys: forbidden, has: forbidden }),
    );
}

describe('a value of the browser', () => {
  it('has a name of ours, outlives the page, and is gone when it is removed', () => {
    expect(writeStored('searches', ['教研'])).toBe(true);
    expect(storageName('searches')).toBe('portal.searches');
    expect(localStorage.getItem('portal.searches')).toBe('["教研"]');
    expect(readStored('searches', v.array(v.string()))).toEqual(['教研']);
    removeStored('searches');
    expect(readStored('searches', v.array(v.string()))).toBeUndefined();
    expect(localStorage.getItem('portal.searches')).toBeNull();
  });

  it.each(['not JSON', '{}', '"text"'])('that is not of its kind is none, and is removed: %s', (stored) => {
    localStorage.setItem('portal.searches', stored);
    expect(readStored('searches', v.array(v.string()))).toBeUndefined();
    expect(localStorage.getItem('portal.searches')).toBeNull();
  });

  it('that was never kept is none, also where null is of its kind', () => {
    expect(readStored('searches', v.nullable(v.string()))).toBeUndefined();
  });

  it('is none, and says that it was not kept, where the browser forbids it', () => {
    forbid('localStorage');
    expect(writeStored('searches', ['教研'])).toBe(false);
    expect(readStored('searches', v.array(v.string()))).toBeUndefined();
    expect(() => removeStored('searches')).not.toThrow();
  });

  it('is none where there is no storage at all, as on a server', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(writeStored('searches', ['教研'])).toBe(false);
    expect(readStored('searches', v.array(v.string()))).toBeUndefined();
    expect(() => removeStored('searches')).not.toThrow();
  });
});

describe('a value of the tab', () => {
  const word = v.string();

  it('has a name of ours, and belongs to this tab alone', () => {
    expect(writeTabStored('orgCode', 'demo')).toBe(true);
    expect(sessionStorage.getItem('portal.orgCode')).toBe('"demo"');
    expect(localStorage.getItem('portal.orgCode')).toBeNull();
    expect(readTabStored('orgCode', word)).toBe('demo');
    removeTabStored('orgCode');
    expect(readTabStored('orgCode', word)).toBeUndefined();
    expect(sessionStorage.getItem('portal.orgCode')).toBeNull();
  });

  it.each(['not JSON', '{}', '7'])('that is not of its kind is none: %s', (stored) => {
    sessionStorage.setItem('portal.orgCode', stored);
    expect(readTabStored('orgCode', word)).toBeUndefined();
  });

  it('that was never kept is none, whatever its kind', () => {
    expect(readTabStored('orgCode', v.nullable(word))).toBeNull();
  });

  it('is none, and says that it was not kept, where the browser forbids it', () => {
    forbid('sessionStorage');
    expect(writeTabStored('orgCode', 'demo')).toBe(false);
    expect(readTabStored('orgCode', word)).toBeUndefined();
    expect(() => removeTabStored('orgCode')).not.toThrow();
  });

  it('of another window goes there', () => {
    const stored: string[] = [];
    const there = { sessionStorage: { setItem: (...item: string[]) => stored.push(...item) } };
    expect(writeTabStored('orgCode', 'demo', there as unknown as Window)).toBe(true);
    expect(stored).toEqual(['portal.orgCode', '"demo"']);
    expect(sessionStorage.getItem('portal.orgCode')).toBeNull();
  });
});

describe('a token that began in this tab', () => {
  const open = () => createSession(tokenCookie('portal_token', ''), 'demo');

  it('is that of a log-in here', () => {
    open().logIn('t-1', 'u-1');
    expect(isLoggedInHere('t-1')).toBe(true);
    expect(isLoggedInHere('t-2')).toBe(false);
  });

  it('is no guest’s, none that the page has given, and none where nobody is logged in', () => {
    open().logIn('guest', '');
    expect(isLoggedInHere('guest')).toBe(false);
    open().logIn('given', 'u-1', { isProvided: true });
    expect(isLoggedInHere('given')).toBe(false);
    sessionStorage.setItem('portal.loggedInHere', '""');
    expect(isLoggedInHere('')).toBe(false);
  });

  it('is none on a page of another site, which keeps the token for itself', () => {
    createSession(tokenInMemory(), 'demo').logIn('t-1', 'u-1');
    expect(isLoggedInHere('t-1')).toBe(false);
    expect(sessionStorage.getItem('portal.loggedInHere')).toBeNull();
  });

  it('is told by its digest alone', () => {
    open().logIn('secret-token', 'u-1');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-token');
  });
});

describe('the digest of a token', () => {
  it('is the same each time, another one for another token, and shows nothing of it', () => {
    const tokens = [
      'a',
      'b',
      'ab',
      'ba',
      'aa',
      '令牌',
      '令牌2',
      '😀',
      '😁',
      'x'.repeat(500),
      `${'x'.repeat(499)}y`,
    ];
    const digests = tokens.map(tokenDigest);
    expect(tokens.map(tokenDigest)).toEqual(digests);
    expect(new Set(digests).size).toBe(tokens.length);
    for (const digest of digests) expect(digest).toMatch(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/);
  });

  it('has two halves that do not follow from each other', () => {
    const halves = ['a', 'b', 'c', 'd'].map((token) => tokenDigest(token).split('-'));
    for (const [one, other] of halves) expect(one).not.toBe(other);
    expect(new Set(halves.map(([one]) => one)).size).toBe(4);
    expect(new Set(halves.map(([, other]) => other)).size).toBe(4);
  });

  it('begins with the published hash of the letters, FNV-1a', () => {
    const published = { a: 0xe40c292c, b: 0xe70c2de5, foobar: 0xbf9cf968 };
    for (const [token, hash] of Object.entries(published))
      expect(tokenDigest(token).split('-')[0]).toBe(hash.toString(36));
  });

  // Else everybody would be logged out by an update: the browser has kept the record of the token by its digest.
  it.each([
    ['a', '1r9wi7g-1buh1ta'],
    ['foobar', '1h5yxyg-1ps913o'],
    ['令牌😀', 'yhqafr-1wnvnuz'],
  ])('of %j is the same in each release', (token, digest) => {
    expect(tokenDigest(token)).toBe(digest);
  });

  it('of no token is none', () => {
    expect(tokenDigest('')).toBe('');
  });
});

describe('the placeholder for a user whom nobody knows yet', () => {
  it('differs by token, and is told from the ids of the server', () => {
    expect(anonymousId('t-1')).toBe(`~${tokenDigest('t-1')}`);
    expect(anonymousId('t-1')).not.toBe(anonymousId('t-2'));
    expect(isAnonymousId(anonymousId('t-1'))).toBe(true);
    expect(isAnonymousId('u-1')).toBe(false);
    expect(isAnonymousId('')).toBe(false);
  });
});
