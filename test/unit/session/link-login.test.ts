import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, sandboxSettings } from '#host/sandbox/index.ts';
import { createPortal } from '#src/configure-portal.ts';
import { linkStep, offeredAccount, runningAccount } from '#src/session/login/link-login.ts';
import { keepLoginState, takeLoginState } from '#src/session/login/login-state.ts';
import { LOGIN_STATE_LIFE_MS } from '#src/rules/limits.ts';

describe('what a log-in by link leads to', () => {
  it.each([
    ['begun here, as a visitor', { isBegunHere: true, offered: 'u-1', running: '' }, 'enter'],
    ['begun here, into another account', { isBegunHere: true, offered: 'u-1', running: 'u-2' }, 'enter'],
    ['a stranger’s, to a visitor or guest', { isBegunHere: false, offered: 'u-1', running: '' }, 'ask'],
    ['a stranger’s, to another account', { isBegunHere: false, offered: 'u-1', running: 'u-2' }, 'ask'],
    ['of the account that is logged in', { isBegunHere: false, offered: 'u-1', running: 'u-1' }, 'stay'],
    ['of nobody, to a visitor', { isBegunHere: false, offered: '', running: '' }, 'ask'],
  ] as const)('%s', (_, facts, step) => {
    expect(linkStep(facts)).toBe(step);
  });

  it('never enters another account without a question, unless it was begun here', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (offered, running) => {
        expect(linkStep({ isBegunHere: false, offered, running })).not.toBe('enter');
      }),
    );
  });
});

describe('the state of a log-in that was begun here', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });

  it('is taken once', () => {
    const state = keepLoginState(window);
    expect(state).toMatch(/^[0-9a-f]{32}$/);
    expect(takeLoginState(state)).toBe(true);
    expect(takeLoginState(state)).toBe(false);
  });

  it('outlives a wrong one', () => {
    const state = keepLoginState(window);
    expect(takeLoginState('guessed')).toBe(false);
    expect(takeLoginState(state)).toBe(true);
  });

  it('is over after ten minutes', () => {
    vi.useFakeTimers();
    const state = keepLoginState(window);
    vi.advanceTimersByTime(LOGIN_STATE_LIFE_MS);
    expect(takeLoginState(state)).toBe(false);
  });

  it('is over after a clock that is set back by a day too', () => {
    vi.useFakeTimers();
    const state = keepLoginState(window);
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(takeLoginState(state)).toBe(false);
  });

  it.each(['', ' ', 'x', 'x y', '{}'])('survives broken storage: %j', (stored) => {
    sessionStorage.setItem('portal.loginState', stored);
    expect(takeLoginState('')).toBe(false);
    expect(takeLoginState('x')).toBe(false);
  });

  it('is none where nothing can be kept', () => {
    const forbidden = {
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(keepLoginState(forbidden)).toBe('');
  });
});

describe('whose account it is', () => {
  /** Without an address of the portal, the page is the portal's own, and has its cookie. */
  function scene(address = 'https://portal.example', sandbox = createSandbox()) {
    const portal = createPortal({
      settings: { ...sandboxSettings, api: 'http://localhost', portal: address },
      fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    });
    return { sandbox, portal };
  }

  it('is asked with the offered token, and the running session stays as it is', async () => {
    const { sandbox, portal } = scene();
    portal.session.logIn(sandbox.tokenOf('teacher'), 'u-1001');
    const before = portal.session.getState();
    const token = sandbox.tokenOf('admin');
    expect(await offeredAccount(portal, { token, userId: 'u-1002' })).toEqual({
      userId: 'u-1002',
      name: '周明',
      username: 'admin',
    });
    expect(portal.session.getState()).toBe(before);
    const call = sandbox.calls().find(({ path }) => path === '/api/user/user/info');
    expect(new Headers(call?.headers).get('authorization')).toBe(`Bearer ${token}`);
    expect(JSON.stringify(call?.query)).not.toContain(token);
    portal.close();
  });

  it('of a dead token is nobody’s, and the running session stays as it is', async () => {
    const { sandbox, portal } = scene();
    portal.session.logIn(sandbox.tokenOf('teacher'), 'u-1001');
    const before = portal.session.getState();
    const ended = vi.fn();
    portal.session.onEnd(ended);
    await expect(offeredAccount(portal, { token: 'dead', userId: 'u-1002' })).rejects.toThrow();
    expect(portal.session.getState()).toBe(before);
    expect(ended).not.toHaveBeenCalled();
    portal.close();
  });

  it('is never another one than would be entered', async () => {
    const { sandbox, portal } = scene();
    const token = sandbox.tokenOf('admin');
    await expect(offeredAccount(portal, { token, userId: 'u-1001' })).rejects.toThrow('登录链接无效');
    await expect(offeredAccount(portal, { token, userId: '' })).rejects.toThrow('登录链接无效');
    portal.close();
  });

  it('is nobody where the cookie has a guest’s token that the storage has not recorded', async () => {
    const sandbox = createSandbox();
    document.cookie = `portal_token=${sandbox.guestTokenOf('demo')}; path=/`;
    const { portal } = scene('', sandbox);
    expect(portal.session.getState().userId).not.toBe('');
    expect(await runningAccount(portal)).toBeNull();
    portal.session.end({ type: 'chosen' });
    portal.close();
  });

  it('is known of the running session, and nobody’s where that is over', async () => {
    const { sandbox, portal } = scene();
    expect(await runningAccount(portal)).toBeNull();
    portal.session.logIn(sandbox.tokenOf('teacher'), 'u-1001');
    expect(await runningAccount(portal)).toMatchObject({ name: '陈思远', username: 'teacher' });
    portal.session.logIn('dead', 'u-1001');
    expect(await runningAccount(portal)).toBeNull();
    portal.close();
  });
});
