import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  getPendingBinding,
  hasPendingBinding,
  removePendingBinding,
  storePendingBinding,
} from '#src/session/login/pending-binding.ts';
import { makeState, takeState } from '#src/session/login/scan-state.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { createSession } from '#src/session/store.ts';
import { recordOf, writeTokenRecord } from '#src/session/token/token-record.ts';
import { BINDING_LIFE_MS } from '#src/rules/limits.ts';

const scanned = { openId: 'wx-1', unionId: 'u-1' };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'portal_token=; Max-Age=0; path=/';
});

const openSession = () => createSession(tokenCookie('portal_token', ''), 'demo');

describe('a social account that has yet to be bound', () => {
  it('is kept until it has been used', () => {
    storePendingBinding(scanned);
    expect(getPendingBinding()).toEqual(scanned);
    expect(hasPendingBinding()).toBe(true);
    removePendingBinding();
    expect(hasPendingBinding()).toBe(false);
  });

  test.each([
    [BINDING_LIFE_MS - 1, scanned],
    [BINDING_LIFE_MS, undefined],
    [-86_400_000, undefined],
  ])('after %i ms is %j', (later, expected) => {
    vi.useFakeTimers();
    storePendingBinding(scanned);
    vi.setSystemTime(Date.now() + later);
    expect(getPendingBinding()).toEqual(expected);
    if (!expected) expect(sessionStorage.getItem('portal.boundInfo')).toBeNull();
  });

  it.each(['', '{', '{"openId":"x"}', '{"info":{"openId":"x"}}', 'null'])(
    'survives broken storage: %s',
    (stored) => {
      sessionStorage.setItem('portal.boundInfo', stored);
      expect(getPendingBinding()).toBeUndefined();
    },
  );
});

describe('what a scan has left in this tab', () => {
  function scan() {
    storePendingBinding(scanned);
    return makeState();
  }

  it('is gone with any other log-in', () => {
    const session = openSession();
    const state = scan();
    session.logIn('t', 'u-1');
    expect(hasPendingBinding()).toBe(false);
    expect(takeState(state)).toBe(false);
  });

  it('is gone with a log-in in another tab', () => {
    const session = openSession();
    const state = scan();
    // The other tab has session storage of its own.
    document.cookie = 'portal_token=t; path=/';
    writeTokenRecord(recordOf('t', { userId: 'u-1', orgCode: 'demo' }));
    session.refresh();
    expect(hasPendingBinding()).toBe(false);
    expect(takeState(state)).toBe(false);
  });

  it('stays where a visitor becomes a guest', () => {
    const session = openSession();
    const state = scan();
    session.logIn('guest', '');
    expect(hasPendingBinding()).toBe(true);
    expect(takeState(state)).toBe(true);
  });
});
