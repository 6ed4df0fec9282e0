import * as v from 'valibot';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  readDraft,
  readDrafts,
  removeDraft,
  withStorage,
  writeDraft,
  type DraftName,
} from '#src/data/drafts/draft-storage.ts';
import { acceptDrafts, refuseDrafts } from '#src/session/forgotten-users.ts';
import { cacheKey, cacheScopeOf, isKeyOfEndpoint, isKeyOfPath } from '#src/data/queries/cache-key.ts';
import { isBlank, isSameValue } from '#src/data/forms/field-value.ts';
import { isPasswordField, isSecretField } from '#src/data/forms/secret-fields.ts';
import { DRAFT_LIFETIME_MS } from '#src/rules/limits.ts';
import { MemoryStorage } from './browser-tabs.ts';

const storage = () => localStorage;
const text = v.string();
const now = 1_800_000_000_000;
const name: DraftName = {
  owner: { orgCode: 'demo', userId: 'u-1' },
  document: 'course',
  version: 'v1',
  tab: 'tab-1',
};
const keys = () => Object.keys(localStorage).toSorted();

afterEach(() => localStorage.clear());

describe('a draft', () => {
  it('is stored under its owner, document, version and tab, of which none can pass for another', () => {
    writeDraft(storage, name, 'a', now);
    writeDraft(
      storage,
      { ...name, owner: { orgCode: 'a:b', userId: 'c d' }, document: 'e:f', version: 'g:h' },
      'b',
      now,
    );
    expect(keys()).toEqual([
      'portal.draft:a%3Ab:c%20d:e%3Af:g%3Ah:tab-1',
      'portal.draft:demo:u-1:course:v1:tab-1',
    ]);
  });

  it('that one tab alone can see, or of an earlier release, names neither version nor tab', () => {
    const plain = { ...name, version: '', tab: '' };
    writeDraft(storage, plain, 'a', now);
    expect(keys()).toEqual(['portal.draft:demo:u-1:course']);
    expect(readDrafts(storage, name, text, now)).toEqual([{ name: plain, value: 'a', at: now }]);
  });

  test.each([
    ['of a version alone', { version: 'v1', tab: '' }, 'portal.draft:demo:u-1:course:v1:'],
    ['of a tab alone', { version: '', tab: 'tab-1' }, 'portal.draft:demo:u-1:course::tab-1'],
  ])('%s is found under its full name', (_, part, key) => {
    writeDraft(storage, { ...name, ...part }, 'a', now);
    expect(keys()).toEqual([key]);
    expect(readDrafts(storage, name, text, now)[0]?.name).toEqual({ ...name, ...part });
  });

  it('is found with its version, whatever that is made of', () => {
    writeDraft(storage, { ...name, version: '2026-11-28 10:00' }, 'a', now);
    expect(readDrafts(storage, name, text, now)[0]?.name.version).toBe('2026-11-28 10:00');
  });

  it('is found among those of its document alone, the latest first', () => {
    writeDraft(storage, { ...name, tab: 'tab-1' }, 'old', now - 2);
    writeDraft(storage, { ...name, tab: 'tab-2' }, 'new', now);
    writeDraft(storage, { ...name, tab: 'tab-3' }, 'middle', now - 1);
    writeDraft(storage, { ...name, document: 'course2' }, 'another', now);
    writeDraft(storage, { ...name, owner: { orgCode: 'demo', userId: 'u-2' } }, 'another', now);
    writeDraft(storage, { ...name, owner: { orgCode: 'closed', userId: 'u-1' } }, 'another', now);
    localStorage.setItem('theirs', 'x');
    expect(readDrafts(storage, name, text, now).map(({ value }) => value)).toEqual(['new', 'middle', 'old']);
    expect(keys()).toHaveLength(7);
  });

  test.each([
    [DRAFT_LIFETIME_MS - 1, true],
    [DRAFT_LIFETIME_MS, false],
  ])('that is %i ms old is there: %s', (age, isThere) => {
    writeDraft(storage, name, 'a', now);
    expect(readDraft(storage, name, text, now + age)).toEqual(
      isThere ? { name, value: 'a', at: now } : undefined,
    );
    expect(keys()).toHaveLength(isThere ? 1 : 0);
  });

  test.each([
    '',
    'not JSON',
    '{"value":"a"}',
    '{"at":1800000000000,"value":7}',
    '{"at":"x","value":"a"}',
    'null',
  ])('that is %j is none, and is removed', (stored) => {
    localStorage.setItem('portal.draft:demo:u-1:course:v1:tab-1', stored);
    expect(readDraft(storage, name, text, now)).toBeUndefined();
    expect(localStorage.getItem('portal.draft:demo:u-1:course:v1:tab-1') || null).toBeNull();
  });

  it('keeps no code and no password, at any depth', () => {
    const typed = {
      mobile: '138',
      code: '123456',
      password: 'p',
      confirm: 'p',
      more: { newPassword: 'p', note: 'n' },
    };
    writeDraft(storage, name, typed, now);
    expect(JSON.parse(localStorage.getItem(keys()[0] ?? '') ?? '')).toEqual({
      at: now,
      value: { mobile: '138', more: { note: 'n' } },
    });
  });

  it('of a user who has left a public computer is not stored, until they log in again', () => {
    refuseDrafts('u-1');
    expect(writeDraft(storage, name, 'a', now)).toBe(false);
    expect(writeDraft(storage, { ...name, owner: { orgCode: 'demo', userId: 'u-2' } }, 'a', now)).toBe(true);
    acceptDrafts('u-1');
    expect(writeDraft(storage, name, 'a', now)).toBe(true);
  });

  it('that is not there is none, and nothing is removed in its place', () => {
    const memory = new MemoryStorage();
    const removed = vi.spyOn(memory, 'removeItem');
    expect(readDraft(() => memory, name, text, now)).toBeUndefined();
    expect(removed).not.toHaveBeenCalled();
  });

  it('that another tab removes while they are listed is none', () => {
    const memory = Object.assign(new MemoryStorage([['theirs', 'x']]), { key: () => null });
    expect(readDrafts(() => memory, name, text, now)).toEqual([]);
  });

  it('of a guest is stored, whoever has left', () => {
    refuseDrafts('');
    expect(writeDraft(storage, { ...name, owner: { orgCode: 'demo', userId: '' } }, 'a', now)).toBe(true);
  });

  it('is gone once it is removed', () => {
    writeDraft(storage, name, 'a', now);
    removeDraft(storage, name);
    expect(keys()).toEqual([]);
  });

  test.each<[string, () => Storage | undefined]>([
    [
      'forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['missing', () => undefined],
  ])('is not stored, and says so, where the storage is %s', (_, none) => {
    expect(writeDraft(none, name, 'a', now)).toBe(false);
    expect(readDraft(none, name, text, now)).toBeUndefined();
    expect(readDrafts(none, name, text, now)).toEqual([]);
    expect(() => removeDraft(none, name)).not.toThrow();
    expect(withStorage(none, () => 'found')).toBeUndefined();
  });
});

describe('the key of cached data', () => {
  const list = { definition: { method: 'GET', path: '/list' } } as const;
  const write = { definition: { method: 'POST', path: '/list' } } as const;

  it('names whose they are, of which call and for which input', () => {
    expect(cacheScopeOf({ orgCode: 'demo', userId: 'u-1' })).toBe('demo|u-1');
    expect(cacheKey('demo|u-1', list, { page: 2 })).toEqual(['demo|u-1', 'GET', '/list', { page: 2 }]);
  });

  test.each([
    ['the same call', ['demo|u-1', 'GET', '/list', {}], true],
    ['another one’s', ['demo|u-2', 'GET', '/list', {}], false],
    ['another path', ['demo|u-1', 'GET', '/list/1', {}], false],
    ['another method', ['demo|u-1', 'POST', '/list', {}], false],
    ['a key of somebody else', 'demo|u-1', false],
    ['none', null, false],
  ])('of %s', (_, key, expected) => {
    expect(isKeyOfPath(key, 'demo|u-1', ['/other', '/list'])).toBe(expected);
    expect(isKeyOfEndpoint(key, 'demo|u-1', [{ definition: { method: 'GET', path: '/x' } }, list])).toBe(
      expected,
    );
  });

  it('of a write is one only where that is asked for', () => {
    expect(isKeyOfEndpoint(['s', 'POST', '/list', {}], 's', [write])).toBe(true);
    expect(isKeyOfEndpoint(['s', 'GET', '/list', {}], 's', [write])).toBe(false);
    expect(isKeyOfEndpoint(['s', 'POST', '/list', {}], 's', [])).toBe(false);
  });
});

describe('the value of a field', () => {
  test.each([
    ['a', 'a', true],
    ['a', 'b', false],
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['b', 'a'], false],
    [['a'], ['a', 'b'], false],
    [['a', 'b'], ['a'], false],
    [[], [], true],
    [['a'], 'a', false],
    ['a', ['a'], false],
    [null, null, true],
    [null, undefined, false],
  ])('%j and %j are the same: %s', (one, other, expected) => {
    expect(isSameValue(one, other)).toBe(expected);
  });

  test.each([
    [null, true],
    [undefined, true],
    ['', true],
    [[], true],
    [' ', false],
    [0, false],
    [false, false],
    [['a'], false],
  ])('%j is blank: %s', (value, expected) => {
    expect(isBlank(value)).toBe(expected);
  });

  test.each([
    ['password', true, true],
    ['newPassword', true, true],
    ['PASSWORD', true, true],
    ['confirm', true, true],
    ['code', false, true],
    ['confirmed', false, false],
    ['reconfirm', false, false],
    ['orgCode', false, false],
    ['codes', false, false],
    ['mobile', false, false],
  ])('of the field %s is a password: %s, and a secret: %s', (field, isPassword, isSecret) => {
    expect(isPasswordField(field)).toBe(isPassword);
    expect(isSecretField(field)).toBe(isSecret);
  });
});
