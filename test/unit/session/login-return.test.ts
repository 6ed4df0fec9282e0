import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createSandbox } from '../../../host/sandbox/index.ts';
import { createPortal } from '../../../src/configure-portal.ts';
import type { Portal, PortalOptions } from '../../../src/portal.ts';
import { keepLoginState } from '../../../src/session/login-state.ts';
import { authorizeUrl } from '../../../src/session/login-url.ts';
import { allowedReturn, withoutReturn, withReturn } from '../../../src/session/return-url.ts';
import { eventually } from '../../eventually.ts';

const portalOrigin = 'https://portal.example';
const school = 'https://school.example';

describe('the page of another site that a log-in leads back to', () => {
  test.each<[string, string, string]>([
    ['a page of an allowed origin', `${school}/a?b=c#d`, `${school}/a?b=c#d`],
    ['a page of this machine, over http', 'http://localhost:8080/a', 'http://localhost:8080/a'],
    ['no other origin', 'https://evil.example/', ''],
    ['no origin that begins like it', `${school}.evil.example/`, ''],
    ['no origin that hides behind it', `${school}@evil.example/`, ''],
    ['no address with a password', 'https://a:b@school.example/', ''],
    ['the same host over http', 'http://school.example/', ''],
    ['no page of the portal itself', `${portalOrigin}/space`, ''],
    ['no path', '/space', ''],
    ['no script', 'javascript:alert(1)', ''],
    ['nothing', '', ''],
  ])('is %s: %s', (_, page, allowed) => {
    expect(allowedReturn(page, portalOrigin, [school, 'http://localhost:8080'])).toBe(allowed);
  });

  it('is asked for by an address of the portal alone', () => {
    const url = new URL(authorizeUrl(portalOrigin, { page: `${school}/a?b=c&d#e`, state: 'xyz' }));
    expect([url.origin, url.pathname]).toEqual([portalOrigin, '/authorize']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      redirect_uri: `${school}/a?b=c&d#e`,
      state: 'xyz',
    });
  });

  it('is the same address as before, once key and state are gone', () => {
    const page = `${school}/a`;
    expect(withoutReturn(withReturn(page, { key: 'k', state: 's' }))).toBe(page);
  });

  it('gets key and state beside its own query, and loses them again, whatever stands there', () => {
    const query = fc.array(fc.webQueryParameters(), { maxLength: 3 }).map((parts) => parts.join('&'));
    fc.assert(
      fc.property(query, fc.webFragments(), fc.string(), fc.string(), (query, hash, key, state) => {
        const page = new URL(`${school}/a${query && `?${query}`}${hash && `#${hash}`}`).href;
        const back = withReturn(page, { key, state });
        const { searchParams } = new URL(back);
        expect([searchParams.get('portal_key'), searchParams.get('portal_state')]).toEqual([
          new URLSearchParams({ key }).get('key'),
          new URLSearchParams({ state }).get('state'),
        ]);
        expect(withoutReturn(back)).toBe(withoutReturn(page));
        expect(withReturn(back, { key, state })).toBe(back);
      }),
    );
  });
});

describe('a page of another site that the portal leads back to', () => {
  const { href } = window.location;
  const portals: Portal[] = [];
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    for (const portal of portals.splice(0)) portal.close();
    history.replaceState(null, '', href);
  });

  /** Opens the page at an address that ends in the state and a key of the teacher. */
  async function open(state: string, options: PortalOptions = {}) {
    const sandbox = createSandbox();
    const made = await sandbox.fetch('http://sandbox.localhost/api/auth/token/key', {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.tokenOf('teacher')}` },
    });
    const { id } = (await made.json()).data;
    history.replaceState({ of: 'the page' }, '', withReturn(`${href}?tab=2#list`, { key: id, state }));
    const portal = createPortal({
      settings: { api: 'http://sandbox.localhost', portal: portalOrigin },
      fetch: (input, init) => sandbox.fetch(new Request(input, init)),
      ...options,
    });
    portals.push(portal);
    const redeemed = () =>
      sandbox.calls().filter(({ path }) => path.startsWith('/api/auth/token/key/')).length;
    const settled = () => eventually(() => expect(portal.session.getState().isPending).toBe(false));
    return { portal, redeemed, settled };
  }

  it('logs in with the key, hands the token to the page, and clears the address', async () => {
    const onLogin = vi.fn();
    const { portal, settled } = await open(keepLoginState(window), { onLogin });
    expect(portal.session.getState()).toMatchObject({ isPending: true, token: '' });
    await settled();
    const { token, userId } = portal.session.getState();
    expect(userId).toBe('u-1001');
    expect(onLogin.mock.calls).toEqual([[{ token, userId }]]);
    expect([location.search, location.hash]).toEqual(['?tab=2', '#list']);
    expect(history.state).toEqual({ of: 'the page' });
  });

  it('stays pending until its own function has answered too, which ends nothing', async () => {
    let answer: (given: null) => void = () => {};
    const asked = vi.fn(() => new Promise<null>((resolve) => (answer = resolve)));
    const { portal } = await open(keepLoginState(window), { getToken: asked });
    await eventually(() => expect(portal.session.getState().userId).toBe('u-1001'));
    await eventually(() => expect(asked).toHaveBeenCalledOnce());
    answer(null);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(portal.session.getState().userId).toBe('u-1001');
  });

  it.each(['', 'guessed'])('ignores a key with the state %j, which this tab has not made', async (state) => {
    keepLoginState(window);
    const { portal, redeemed, settled } = await open(state);
    await settled();
    expect(portal.session.getState().token).toBe('');
    expect(redeemed()).toBe(0);
    expect(location.search).toBe('?tab=2');
  });

  it('shows the visitor’s view where the key is no longer good, and the console says so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { portal, settled } = await open(keepLoginState(window), {
      fetch: async () => Response.json({ code: 400, msg: '登录凭证无效或已失效' }),
    });
    await settled();
    expect(portal.session.getState().token).toBe('');
    expect(String(log.mock.calls)).toContain('登录凭证无效或已失效');
    log.mockRestore();
  });
});
