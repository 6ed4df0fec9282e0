import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeConfig } from '#src/config.ts';
import { logout } from '#src/session/logout.ts';
import { createSession } from '#src/session/store.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';

const clean = () => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'portal_token=; Max-Age=0; path=/';
};
beforeEach(clean);
afterEach(clean);

const config = completeConfig({ api: 'https://api.example' });

function openTab() {
  const session = createSession(tokenCookie('portal_token', ''), 'demo');
  const released: string[] = [];
  session.onRelease((token) => void released.push(token));
  return { session, released };
}

describe('a log-out', () => {
  it('ends the token on the server while the browser still has it', async () => {
    const { session } = openTab();
    session.logIn('t1', 'u-1');
    const revoke = vi.fn(async () => {
      expect(session.getState()).toMatchObject({ token: 't1', userId: 'u-1' });
      expect(document.cookie).toContain('portal_token=t1');
    });
    const address = await logout({ session, config, options: {}, revoke }, { back: '/index?orgCode=demo' });
    expect(revoke).toHaveBeenCalledExactlyOnceWith('t1');
    expect(session.getState()).toMatchObject({ token: '', userId: '' });
    expect(document.cookie).not.toContain('t1');
    // The redirect never names an organisation.
    expect(new URL(address).searchParams.get('backurl')).toBe(`${window.location.origin}/index`);
  });

  it('of a guest ends no token on the server', async () => {
    const { session } = openTab();
    session.logIn('guest', '');
    const revoke = vi.fn(async () => {});
    await logout({ session, config, options: {}, revoke });
    expect(revoke).not.toHaveBeenCalled();
  });

  it('of a token that the page has provided leaves it to the page', async () => {
    const { session } = openTab();
    session.logIn('theirs', 'u-1', { isProvided: true });
    const revoke = vi.fn(async () => {});
    await logout({ session, config, options: {}, revoke });
    expect(revoke).not.toHaveBeenCalled();
  });

  it('where somebody else has logged in meanwhile follows them, and stays away from their token', async () => {
    const { session } = openTab();
    session.logIn('t1', 'u-1');
    openTab().session.logIn('t2', 'u-2');
    const revoke = vi.fn(async () => {});
    const address = await logout({ session, config, options: {}, revoke }, { back: '/index' });
    expect(revoke).toHaveBeenCalledExactlyOnceWith('t1');
    expect(session.getState()).toMatchObject({ token: 't2', userId: 'u-2' });
    expect(new URL(address, window.location.origin).pathname).toBe('/index');
  });

  it('on another back end leads back without the address of ours', async () => {
    const { session } = openTab();
    session.logIn('t1', 'u-1');
    const other = completeConfig({
      api: 'https://api.example',
      adapter: 'https://school.example/adapter.js',
    });
    const address = await logout({ session, config: other, options: {}, revoke: async () => {} });
    expect(address).toBe(`${window.location.origin}/`);
  });
});

describe('a token that the browser gives up', () => {
  it.each([
    ['another user logs in', () => openTab().session.logIn('t2', 'u-2')],
    ['the same user logs in again', () => openTab().session.logIn('t2', 'u-1')],
  ])('is told where %s', (_, happens) => {
    const first = openTab();
    first.session.logIn('t1', 'u-1');
    const told: string[] = [];
    const { session } = openTab();
    session.onRelease((token) => void told.push(token));
    happens();
    session.logIn('t3', 'u-3');
    expect(told).toEqual(['t2']);
  });

  it('is told where the organisation is switched', () => {
    const { session, released } = openTab();
    session.logIn('t1', 'u-1');
    session.chooseOrganisation('other');
    expect(released).toEqual(['t1']);
  });

  it.each([
    [
      'the server has refused it',
      (tab: ReturnType<typeof openTab>) =>
        tab.session.end({ type: 'expired', message: '' }, { isRefused: true }),
    ],
    [
      'it is a guest’s',
      (tab: ReturnType<typeof openTab>) => {
        tab.session.end({ type: 'switch' });
        tab.released.length = 0;
        tab.session.logIn('guest', '');
        tab.session.logIn('t2', 'u-2');
      },
    ],
  ])('is not told where %s', (_, happens) => {
    const tab = openTab();
    tab.session.logIn('t1', 'u-1');
    happens(tab);
    expect(tab.released).toEqual([]);
  });
});
