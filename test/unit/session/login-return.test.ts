import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createSandbox } from '#host/sandbox/index.ts';
import { createPortal } from '#src/configure-portal.ts';
import type { Portal, PortalOptions } from '#src/portal.ts';
import { keepLoginState } from '#src/session/login/login-state.ts';
import { challengeOf, prepareDeparture } from '#src/session/login/login-departure.ts';
import { finishLoginReturn } from '#src/session/login/login-return.ts';
import { stripReturn, takeReturn, withoutReturn } from '#src/session/login/returned-login.ts';
import { allowedReturn, withReturn } from '#src/session/login/return-url.ts';
import { eventually } from '../../eventually.ts';

const portalOrigin = 'https://portal.example';
const school = 'https://school.example';

describe('the page of another site that a log-in leads back to', () => {
  test.each<[string, string, string]>([
    ['the very address', `${school}/portal`, `${school}/portal`],
    ['a page below it', `${school}/portal/a?b=c#d`, `${school}/portal/a?b=c#d`],
    ['a page of this machine, over http', 'http://localhost:8080/a', 'http://localhost:8080/a'],
    ['no other page of the origin', `${school}/forum/a`, ''],
    ['no page whose name begins like it', `${school}/portal-forum`, ''],
    ['no page that only seems to be below it', `${school}/portal/../forum`, ''],
    ['no page behind an encoded step', `${school}/portal/%2e%2e/forum`, ''],
    ['no page behind a doubly encoded step', `${school}/portal/%252e%252e/forum`, ''],
    ['no page behind an encoded slash', `${school}/portal/..%2fforum`, ''],
    ['no page behind a second slash', `${school}/portal//evil.example`, ''],
    ['no other origin', 'https://evil.example/portal/', ''],
    ['no origin that begins like it', `${school}.evil.example/portal/`, ''],
    ['no origin that hides behind it', `${school}@evil.example/portal/`, ''],
    ['no address with a password', 'https://a:b@school.example/portal/', ''],
    ['the same host over http', 'http://school.example/portal/', ''],
    ['no page of the portal itself', `${portalOrigin}/space`, ''],
    ['no path', '/portal', ''],
    ['no script', 'javascript:alert(1)', ''],
    ['nothing', '', ''],
  ])('is %s: %s', (_, page, allowed) => {
    expect(allowedReturn(page, portalOrigin, [`${school}/portal`, 'http://localhost:8080/'])).toBe(allowed);
  });

  it('is asked for by an address of the portal, with the digest of a verifier that stays in this tab', async () => {
    sessionStorage.clear();
    const leave = await prepareDeparture(portalOrigin, 'demo');
    expect(sessionStorage).toHaveLength(0);
    const url = new URL(leave(`${school}/a?b=c&d#e`));
    const { state, verifier } = JSON.parse(sessionStorage.getItem('portal.loginState') ?? '') as Record<
      string,
      string
    >;
    expect([url.origin, url.pathname]).toEqual([portalOrigin, '/authorize']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      redirect_uri: `${school}/a?b=c&d#e`,
      state,
      code_challenge: await challengeOf(verifier ?? ''),
      orgCode: 'demo',
    });
    expect(url.href).not.toContain(verifier);
  });

  it('has the digest that RFC 7636 gives as its example', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('has a digest without characters that an address would encode, whatever the verifier', async () => {
    const verifier = fc.string({ minLength: 43, maxLength: 60, unit: 'grapheme-ascii' });
    await fc.assert(
      fc.asyncProperty(verifier, async (text) => {
        const digest = createHash('sha256').update(text).digest('base64url');
        expect(await challengeOf(text)).toBe(digest);
      }),
    );
  });

  it('is the same address as before, once key and state are gone', () => {
    const page = `${school}/a`;
    expect(withoutReturn(withReturn(page, { key: 'k', state: 's' }))).toBe(page);
  });

  it.each([
    [
      'https://school.example/a?a=1&portal_key=k&b=2#c=3&portal_state=s&d=4',
      'https://school.example/a?a=1&b=2#c=3&d=4',
    ],
    ['https://school.example/a??b#?c', 'https://school.example/a??b#?c'],
    ['https://school.example/a?#', 'https://school.example/a?#'],
  ])('%s, of which the rest is as it was written: %s', (address, rest) => {
    expect(withoutReturn(address)).toBe(rest);
  });

  it('gets key and state behind its own fragment, which no server sees, and loses them again, whatever stands there', () => {
    const query = fc.array(fc.webQueryParameters(), { maxLength: 3 }).map((parts) => parts.join('&'));
    fc.assert(
      fc.property(query, fc.webFragments(), fc.string(), fc.string(), (query, hash, key, state) => {
        const page = new URL(`${school}/a${query && `?${query}`}${hash && `#${hash}`}`).href;
        const back = withReturn(page, { key, state });
        expect(new URL(back).search).toBe(new URL(withoutReturn(page)).search);
        const added = new URLSearchParams(new URL(back).hash.slice(1).split('&').slice(-2).join('&'));
        expect([added.get('portal_key'), added.get('portal_state')]).toEqual([
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
  const verifier = 'a verifier of this tab';
  const keepState = () => keepLoginState(window, verifier);
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
  async function open(state: string, options: PortalOptions = {}, challenge = '') {
    const sandbox = createSandbox();
    const made = await sandbox.fetch('http://sandbox.localhost/api/auth/token/key', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sandbox.tokenOf('teacher')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ challenge: challenge || (await challengeOf(verifier)) }),
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
    const { portal, settled } = await open(keepState(), { onLogin });
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
    const { portal } = await open(keepState(), { getToken: asked });
    await eventually(() => expect(portal.session.getState().userId).toBe('u-1001'));
    await eventually(() => expect(asked).toHaveBeenCalledOnce());
    answer(null);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(portal.session.getState().userId).toBe('u-1001');
  });

  it.each(['', 'guessed'])('ignores a key with the state %j, which this tab has not made', async (state) => {
    keepState();
    const { portal, redeemed, settled } = await open(state);
    await settled();
    expect(portal.session.getState().token).toBe('');
    expect(redeemed()).toBe(0);
    expect(location.search).toBe('?tab=2');
  });

  it.each([
    ['?portal_key=k&portal_state=s', '', '', false],
    ['?tab=2&portal_key=k#list', '?tab=2', '#list', false],
    ['?tab=2#portal_key=k&portal_state=s', '?tab=2', '', true],
    ['#/list?page=2&portal_key=k&portal_state=s', '', '#/list?page=2', true],
    ['#portal_state=s', '', '', false],
    ['#portal_key=k', '', '', false],
  ])('loses %s at once, whether or not anything redeems it', (added, search, hash, isKept) => {
    history.replaceState({ of: 'the page' }, '', location.pathname + added);
    stripReturn();
    expect([location.search, location.hash]).toEqual([search, hash]);
    expect(history.state).toEqual({ of: 'the page' });
    expect(takeReturn()).toEqual(isKept ? { key: 'k', state: 's' } : undefined);
    expect(takeReturn()).toBeUndefined();
  });

  it('is not written anew where it has neither, and has no address on a server', () => {
    const replaced = vi.spyOn(history, 'replaceState');
    stripReturn();
    expect(replaced).not.toHaveBeenCalled();
    replaced.mockRestore();
    vi.stubGlobal('location', undefined);
    expect(stripReturn).not.toThrow();
    vi.unstubAllGlobals();
  });

  it('redeems no key with the state of a log-in by link, which has no verifier', async () => {
    const { portal, redeemed, settled } = await open(keepLoginState(window));
    await settled();
    expect(redeemed()).toBe(0);
    expect(portal.session.getState().token).toBe('');
  });

  it('tells the console of a key that fails, and shows no message', async () => {
    const shown: string[] = [];
    const reported: unknown[] = [];
    const { portal } = await open('', {
      fetch: async () => Response.json({ code: 400, msg: '登录凭证无效' }),
    });
    const http = portal.http.withNotify((text) => shown.push(text));
    await finishLoginReturn({ ...portal, http }, { key: 'k', state: keepState() }, (error) =>
      reported.push(error),
    );
    expect(reported).toMatchObject([{ message: '登录凭证无效' }]);
    expect(shown).toEqual([]);
  });

  it('shows the visitor’s view where the key is no longer good, and the console says so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { portal, settled } = await open(keepState(), {
      fetch: async () => Response.json({ code: 400, msg: '登录凭证无效或已失效' }),
    });
    await settled();
    expect(portal.session.getState().token).toBe('');
    expect(String(log.mock.calls)).toContain('登录凭证无效或已失效');
    log.mockRestore();
  });

  it('gets nothing for a key that is bound to the verifier of another tab', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { portal, redeemed, settled } = await open(keepState(), {}, await challengeOf('another verifier'));
    await settled();
    expect(redeemed()).toBe(1);
    expect(portal.session.getState().token).toBe('');
    log.mockRestore();
  });
});
