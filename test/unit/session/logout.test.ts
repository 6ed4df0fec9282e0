import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REVOCATION_WAIT_MS } from '#src/rules/limits.ts';
import type { Portal } from '#src/portal.ts';
import { logout } from '#src/session/logout.ts';
import { recordOf, writeTokenRecord } from '#src/session/token/token-record.ts';
import { createRevocation } from '#src/session/token/revocation.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal } from './server.ts';

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetSession();
});

const endpoint = '/api/auth/user/logout';
const { origin } = location;
const address = (back: string) =>
  `https://portal.example${endpoint}?backurl=${encodeURIComponent(origin + back)}`;

function open(...given: Partial<Parameters<typeof openPortal>>) {
  const [answer = () => good(null), ...rest] = given;
  const opened = openPortal(answer, ...rest);
  portals.push(opened.portal);
  return opened;
}

describe('a log-out', () => {
  it('ends the token on the server first, then the session, and leads to the endpoint and back to the start', async () => {
    const { portal, asked } = open();
    portal.session.logIn('t-1', 'u-1');
    const ended = vi.fn(() => expect(asked).toHaveLength(1));
    portal.session.onEnd(ended);
    expect(await logout(portal)).toBe(address('/'));
    expect(asked).toMatchObject([{ method: 'GET', path: endpoint, token: 't-1' }]);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'chosen' });
    expect(portal.session.getState()).toMatchObject({ token: '', userId: '' });
  });

  it.each([
    ['/index?tab=2#top', '/index?tab=2#top'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/login/index', '/'],
    ['', '/'],
  ])('leads back to %j: as %j', async (back, led) => {
    const { portal } = open();
    portal.session.logIn('t-1', 'u-1');
    expect(await logout(portal, { back })).toBe(address(led));
  });

  it('waits for the server, and the session is there until it has answered', async () => {
    let answer = () => {};
    const { portal } = open(() => new Promise((resolve) => (answer = () => resolve(good(null)))));
    portal.session.logIn('t-1', 'u-1');
    const leaving = logout(portal);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(portal.session.getState().token).toBe('t-1');
    answer();
    await leaving;
    expect(portal.session.getState().token).toBe('');
  });

  it('of a guest has nothing to end on the server, and leads there all the same, for its cookie', async () => {
    const { portal, asked } = open();
    portal.session.logIn('guest', '');
    expect(await logout(portal)).toBe(address('/'));
    expect(asked).toEqual([]);
  });

  it.each<[string, Parameters<typeof openPortal>[1], Parameters<typeof openPortal>[2]]>([
    ['of the page', {}, { adapter: {} }],
    ['of the settings', { adapter: '/no-adapter.js' }, {}],
  ])('from another back end, by the adapter %s, leads straight back', async (_, settings, options) => {
    // No module can be loaded here, which ends no log-out.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { portal } = open(undefined, settings, options);
    portal.session.logIn('t-1', 'u-1');
    expect(await logout(portal, { back: '/index' })).toBe(`${origin}/index`);
    expect(portal.session.getState().token).toBe('');
  });

  it('leaves the log-in of another tab alone, which this one then follows', async () => {
    const { portal } = open();
    portal.session.logIn('t-1', 'u-1');
    document.cookie = 'portal_token=t-2; path=/';
    writeTokenRecord(recordOf('t-2', { userId: 'u-2', orgCode: 'demo' }));
    // The endpoint would end the token of the cookie, which is the other user's.
    expect(await logout(portal, { back: '/index' })).toBe(`${origin}/index`);
    expect(document.cookie).toContain('portal_token=t-2');
    expect(portal.session.getState()).toMatchObject({ token: 't-2', userId: 'u-2' });
  });

  it('leaves no list of visited pages to the next user, and the drafts of this one', async () => {
    const { portal } = open();
    portal.session.logIn('t-1', 'u-1');
    localStorage.setItem('portal.recentPages', '[]');
    localStorage.setItem('portal.draft:demo:u-1:course', '{}');
    await logout(portal);
    expect(localStorage.getItem('portal.recentPages')).toBeNull();
    expect(localStorage.getItem('portal.draft:demo:u-1:course')).toBe('{}');
  });

  it('on a public computer leaves nothing of the user, in no tab', async () => {
    const { portal } = open();
    portal.session.logIn('t-1', 'u-1');
    const told: unknown[] = [];
    portal.session.onCookie((change) => told.push(change));
    localStorage.setItem('portal.draft:demo:u-1:course', '{}');
    await logout(portal, { forgets: true });
    expect(localStorage.getItem('portal.draft:demo:u-1:course')).toBeNull();
    expect(told).toMatchObject([{ digest: '', userId: '', forgets: true }]);
    // It ends the removal of what is written when the page is left.
    portal.session.logIn('the end', 'u-end');
  });

  it('on another computer has the other tabs forget nothing', async () => {
    const { portal } = open();
    portal.session.logIn('t-1', 'u-1');
    const told: unknown[] = [];
    portal.session.onCookie((change) => told.push(change));
    await logout(portal);
    expect(told).toMatchObject([{ digest: '', forgets: false }]);
  });
});

describe('the end of a token on the server', () => {
  it('is asked for once, outlives the page, and follows no redirect', async () => {
    const { portal, asked } = open();
    const { revoke, isRevoked } = createRevocation(portal.http);
    expect(isRevoked('t-1')).toBe(false);
    const first = revoke('t-1');
    expect(isRevoked('t-1')).toBe(true);
    await Promise.all([first, revoke('t-1')]);
    await revoke('t-1');
    expect(isRevoked('t-2')).toBe(false);
    expect(asked).toMatchObject([{ path: endpoint, token: 't-1', isKeptAlive: true, redirect: 'manual' }]);
  });

  it.each([
    ['a server that refuses', new Response('', { status: 401 })],
    ['a broken line', new TypeError('Failed to fetch')],
  ])('needs no patience with %s, and shows no message', async (_, answer) => {
    const { portal } = open(() => answer);
    const shown: string[] = [];
    const { revoke } = createRevocation(portal.http.withNotify((text) => shown.push(text)));
    expect(await revoke('t-1')).toBeUndefined();
    expect(shown).toEqual([]);
  });

  it('is waited for a second, not longer', async () => {
    vi.useFakeTimers();
    const { portal } = open(() => new Promise(() => {}));
    const done = vi.fn();
    void createRevocation(portal.http).revoke('t-1').then(done);
    await vi.advanceTimersByTimeAsync(REVOCATION_WAIT_MS - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('leaves no timer behind once the server has answered', async () => {
    vi.useFakeTimers();
    const { portal } = open();
    await createRevocation(portal.http).revoke('t-1');
    expect(vi.getTimerCount()).toBe(0);
  });
});
