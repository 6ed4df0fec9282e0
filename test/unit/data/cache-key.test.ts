import { describe, expect, it } from 'vitest';
import { cacheKey, cacheScopeOf, isKeyOfEndpoint, isKeyOfPath } from '#src/data/queries/cache-key.ts';

const getList = { definition: { method: 'GET', path: '/api/list' } } as const;
const addItem = { definition: { method: 'POST', path: '/api/list' } } as const;
const getUser = { definition: { method: 'GET', path: '/api/user' } } as const;

describe('a cache scope', () => {
  it('names the organisation and the user, so that no two of them share one', () => {
    const scopes = [
      { orgCode: 'demo', userId: 'u-1' },
      { orgCode: 'demo', userId: 'u-2' },
      { orgCode: 'lakeside', userId: 'u-1' },
      { orgCode: 'demo', userId: '' },
    ].map(cacheScopeOf);
    expect(new Set(scopes).size).toBe(4);
  });
});

describe('the keys of a path', () => {
  it.each<[what: string, key: unknown, isOne: boolean]>([
    ['its query', cacheKey('scope', getList, 1), true],
    ['its query with another input', cacheKey('scope', getList, { current: 2 }), true],
    ['a query of another path', cacheKey('scope', getUser, 1), false],
    ['a query of another scope', cacheKey('other', getList, 1), false],
    ['what is sent to it', cacheKey('scope', addItem, 1), false],
    ['a key of somebody else', 'scope GET /api/list', false],
    ['no key', null, false],
  ])('%s: %j is one: %s', (_, key, isOne) => {
    expect(isKeyOfPath(key, 'scope', ['/api/other', '/api/list'])).toBe(isOne);
  });
});

describe('the keys of endpoints', () => {
  it.each<[what: string, key: unknown, isOne: boolean]>([
    ['the first of them', cacheKey('scope', getList, 1), true],
    ['the second of them', cacheKey('scope', getUser, undefined), true],
    ['another method', cacheKey('scope', addItem, 1), false],
    ['another path', ['scope', 'GET', '/api/other', 1], false],
    ['another scope', cacheKey('other', getList, 1), false],
    ['a key of somebody else', 'scope', false],
    ['an object with such fields', { 0: 'scope', 1: 'GET', 2: '/api/list' }, false],
    ['no key', undefined, false],
  ])('%s: %j is one: %s', (_, key, isOne) => {
    expect(isKeyOfEndpoint(key, 'scope', [getList, getUser])).toBe(isOne);
  });
});
