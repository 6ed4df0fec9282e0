import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completeConfig } from '#src/config.ts';
import { tokenCookie, type StoredToken } from '#src/session/token/cookie.ts';
import { syncTabs } from '#src/session/cross-tab-sync.ts';
import { createSession, type Session } from '#src/session/store.ts';
import { eventually } from '../../eventually.ts';
import type { TokenHolder, TokenRecord } from '#src/session/token/token-record.ts';

/** Delivers messages at once, unlike the browser's, and only to other channels. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  constructor(readonly name: string) {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close() {
    Channel.open.delete(this);
  }
}

const cleanups: (() => void)[] = [];

/** Opens a tab; while it is late, it does not see what others have done to the cookie. */
function openTab(isLate: () => boolean): Session {
  const shared = tokenCookie('portal_token', '');
  let seen: StoredToken = shared.read();
  const cookie = {
    ...shared,
    read: (known?: TokenRecord) => (isLate() ? seen : (seen = shared.read(known))),
    write: (token: string, holder: TokenHolder) => shared.write((seen = { token, holder }).token, holder),
  };
  const session = createSession(cookie, 'demo');
  cleanups.push(syncTabs(session, completeConfig({})));
  return session;
}

function wipe() {
  localStorage.clear();
  document.cookie = 'portal_token=; Max-Age=0; path=/';
}

beforeEach(() => {
  wipe();
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  wipe();
});

it.each([0, 10, 300, 1500, 5000])('a tab follows a log-in whose cookie it sees %i ms late', (delay) => {
  const visibleAt = Date.now() + delay;
  const waiting = openTab(() => Date.now() < visibleAt);
  const other = openTab(() => false);
  other.logIn('t', 'u1');
  vi.advanceTimersByTime(delay + 2000);
  // Later than that, the tab follows when it is next shown.
  if (delay > 2000) document.dispatchEvent(new Event('visibilitychange'));
  expect(waiting.getState()).toMatchObject({ token: 't', userId: 'u1' });
});

it('a tab follows the last of several log-ins and log-outs, even if it sees the cookies late', () => {
  const visibleAt = Date.now() + 200;
  const waiting = openTab(() => Date.now() < visibleAt);
  const other = openTab(() => false);
  other.logIn('guest', '');
  other.logIn('t1', 'u1');
  other.end({ type: 'chosen' });
  other.logIn('t2', 'u2');
  vi.advanceTimersByTime(3000);
  expect(waiting.getState()).toMatchObject({ token: 't2', userId: 'u2' });
  other.end({ type: 'chosen' });
  vi.advanceTimersByTime(3000);
  expect(waiting.getState()).toMatchObject({ token: '', userId: '' });
});

it('a tab that is closed waits for no cookie', () => {
  const waiting = openTab(() => true);
  const other = openTab(() => false);
  other.logIn('t', 'u1');
  for (const cleanup of cleanups.splice(0)) cleanup();
  expect(vi.getTimerCount()).toBe(0);
  expect(waiting.getState().token).toBe('');
});

it('a tab of their own organisation follows a user who has logged in at another one', () => {
  const [here, there, guest] = [openTab(() => false), openTab(() => false), openTab(() => false)];
  there.chooseOrganisation('collect');
  here.logIn('abc', 'u-1003');
  expect(there.getState().userId).toBe('');
  here.setState({ orgCode: 'collect', orgId: '1003' });
  expect([here, there, guest].map((tab) => tab.getState().userId)).toEqual(['u-1003', 'u-1003', '']);
});

it('a tab that loads its former organisation again takes no user back from their own', () => {
  const here = openTab(() => false);
  here.logIn('abc', 'u-1003');
  // It has not heard of the other organisation yet.
  const there = createSession(tokenCookie('portal_token', ''), 'demo');
  here.setState({ orgCode: 'collect', orgId: '1003' });
  there.setState({ orgCode: 'demo', orgId: '1001' });
  expect(here.getState()).toMatchObject({ token: 'abc', orgCode: 'collect' });
  const { holder } = tokenCookie('portal_token', '').read();
  expect(holder).toMatchObject({ userId: 'u-1003', orgCode: 'collect' });
});

it.each([
  ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['comes back from the back-forward cache', () => window.dispatchEvent(new Event('pageshow'))],
])('a tab without channels follows the others when it %s', (_, happens) => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const [first, second] = [openTab(() => false), openTab(() => false)];
  first.logIn('t1', 'u-1');
  happens();
  expect(second.getState()).toMatchObject({ token: 't1', userId: 'u-1' });
  const ends: unknown[] = [];
  second.onEnd((reason) => void ends.push(reason.type));
  first.end({ type: 'chosen' });
  expect(second.getState().userId).toBe('u-1');
  happens();
  expect(second.getState().userId).toBe('');
  expect(ends).toEqual(['elsewhere']);
});

it('a tab that is closed tells and hears nothing more', () => {
  const [waiting, other] = [openTab(() => false), openTab(() => false)];
  expect(Channel.open.size).toBe(2);
  for (const cleanup of cleanups.splice(0)) cleanup();
  expect(Channel.open.size).toBe(0);
  const posted = vi.spyOn(Channel.prototype, 'postMessage');
  other.logIn('t', 'u1');
  expect(posted).not.toHaveBeenCalled();
  for (const type of ['pageshow', 'visibilitychange']) {
    window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event(type));
  }
  expect(waiting.getState().token).toBe('');
});

it.each([
  ['comes back from the back-forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a tab that %s follows what it has missed', (_, come) => {
  const missing = openTab(() => false);
  tokenCookie('portal_token', '').write('t', { userId: 'u1', orgCode: 'demo' });
  come();
  expect(missing.getState()).toMatchObject({ token: 't', userId: 'u1' });
});

it('tabs of another portal of this site hear nothing', () => {
  const here = openTab(() => false);
  const session = createSession(tokenCookie('portal_token', ''), 'demo');
  cleanups.push(syncTabs(session, completeConfig({ cookieName: 'other' })));
  here.logIn('t', 'u1');
  expect(session.getState().token).toBe('');
});

it('a tab looks for the cookie ever more seldom, and at last takes what there is', () => {
  const session = createSession(tokenCookie('portal_token', ''), 'demo');
  const refresh = vi.spyOn(session, 'refresh').mockReturnValue(false);
  cleanups.push(syncTabs(session, completeConfig({})));
  openTab(() => false).logIn('t', 'u1');
  const asked: number[] = [];
  const begun = Date.now();
  const isKnown = () => refresh.mock.calls.at(-1)?.length === 1;
  let count = refresh.mock.calls.length;
  expect(count).toBe(1);
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    if (refresh.mock.calls.length > count && isKnown()) asked.push(Date.now() - begun);
    count = refresh.mock.calls.length;
  }
  expect(asked).toEqual([20, 60, 140, 300, 620, 1260]);
  expect(Date.now() - begun).toBe(2540);
  // By then it does not wait for that record any more.
  expect(refresh.mock.calls.at(-1)).toEqual([]);
});

it('a later message replaces the one that is waiting', () => {
  const session = createSession(tokenCookie('portal_token', ''), 'demo');
  vi.spyOn(session, 'refresh').mockReturnValue(false);
  cleanups.push(syncTabs(session, completeConfig({})));
  const other = openTab(() => false);
  other.logIn('t1', 'u1');
  other.logIn('t2', 'u2');
  expect(vi.getTimerCount()).toBe(1);
});

it('a log-out on a public computer forgets the user in every tab', async () => {
  vi.useRealTimers();
  const [here, there] = [openTab(() => false), openTab(() => false)];
  here.logIn('t', 'u1');
  localStorage.setItem('portal.searches', '[]');
  here.end({ type: 'chosen' });
  // A tab that was told to would have forgotten them by now.
  await import('#src/session/forget-user.ts');
  expect(localStorage.getItem('portal.searches')).toBe('[]');
  here.logIn('t', 'u1');
  here.end({ type: 'chosen' }, { forgets: true });
  await eventually(() => expect(localStorage.getItem('portal.searches')).toBeNull());
  for (const tab of [here, there]) tab.logIn('the end', 'u-end');
});

it.each(['BroadcastChannel', 'window'])('a page without %s has no other tabs, and fails nowhere', (name) => {
  const session = createSession(tokenCookie('portal_token', ''), 'demo');
  vi.stubGlobal(name, undefined);
  const stop = syncTabs(session, completeConfig({}));
  expect(stop).not.toThrow();
  expect(Channel.open.size).toBe(0);
});
