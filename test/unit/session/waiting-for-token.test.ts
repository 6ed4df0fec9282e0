import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { getNotificationCounts } from '#src/api/unread.ts';
import { createPortal } from '#src/configure-portal.ts';
import type { Portal, PortalOptions } from '#src/portal.ts';
import { TOKEN_WAIT_MS } from '#src/rules/limits.ts';
import { eventually } from '../../eventually.ts';

type Answer = (given: unknown) => void;

const portals: Portal[] = [];
let log = vi.spyOn(console, 'error');
beforeEach(() => {
  localStorage.clear();
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  vi.useRealTimers();
  log.mockRestore();
});

/** Opens a portal whose page answers each request for the token when the test does. */
function open(onLogin?: PortalOptions['onLogin']) {
  const answers: Answer[] = [];
  const getToken = () => new Promise<never>((resolve) => answers.push(resolve as Answer));
  return { ...openWith(getToken, onLogin), answers };
}

/** The type of `getToken` says nothing to a script of the page. */
function openWith(
  getToken: () => unknown,
  onLogin?: PortalOptions['onLogin'],
  fetch: PortalOptions['fetch'] = () => new Promise(() => {}),
) {
  const portal = createPortal({
    settings: { portal: 'https://portal.example' },
    getToken: getToken as NonNullable<PortalOptions['getToken']>,
    onLogin,
    fetch,
  });
  portals.push(portal);
  const state = () => {
    const { isPending, token, userId, tokenError } = portal.session.getState();
    return { isPending, token, userId, problem: tokenError && Reflect.get(tokenError, 'code') };
  };
  const becomes = (wanted: Partial<ReturnType<typeof state>>) =>
    eventually(() => expect(state()).toMatchObject(wanted));
  return { portal, state, becomes };
}

const nobody = { isPending: false, token: '', userId: '', problem: null };

describe('until the page has answered', () => {
  it('nobody knows whether a user is logged in', async () => {
    const { state, becomes, answers } = open();
    await eventually(() => expect(answers).toHaveLength(1));
    expect(state()).toEqual({ ...nobody, isPending: true });
    answers[0]?.({ token: 'good', userId: 'u-1' });
    await becomes({ isPending: false, token: 'good', userId: 'u-1' });
  });

  it.each([null, undefined, '', { token: '' }])('and then %j says that nobody is', async (given) => {
    const { becomes, answers } = open();
    await eventually(() => expect(answers).toHaveLength(1));
    answers[0]?.(given);
    await becomes(nobody);
  });

  it('a log-in in a form ends the wait, and a page that knows nobody does not undo it', async () => {
    const { portal, state, becomes, answers } = open();
    await eventually(() => expect(answers).toHaveLength(1));
    portal.session.logIn('own', 'u-2');
    expect(state()).toEqual({ ...nobody, token: 'own', userId: 'u-2' });
    answers[0]?.(null);
    portal.checkSession();
    await eventually(() => expect(answers).toHaveLength(1));
    await becomes({ token: 'own', userId: 'u-2' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(state()).toMatchObject({ token: 'own', userId: 'u-2' });
  });
});

describe('a page that does not answer', () => {
  it('is said to be slow after ten seconds, once, and may still answer', async () => {
    vi.useFakeTimers();
    const { state, answers } = open();
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS - 1);
    expect(state()).toMatchObject({ isPending: true, problem: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ isPending: true, problem: 'slow' });
    answers[0]?.('good');
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ isPending: false, token: 'good', problem: null });
  });

  it('is asked again by a retry, and only its latest answer counts', async () => {
    vi.useFakeTimers();
    const { portal, state, answers } = open();
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS);
    portal.checkSession();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveLength(2);
    answers[1]?.('new');
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.('old');
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ isPending: false, token: 'new', problem: null });
  });

  it('holds up no refused call for longer than that', async () => {
    vi.useFakeTimers();
    const getToken = vi.fn<() => unknown>(() => new Promise(() => {})).mockReturnValueOnce('good');
    const refuse = async () => Response.json({ code: 401, msg: '登录已过期' }, { status: 401 });
    const { portal, state } = openWith(getToken, undefined, refuse);
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ token: 'good' });
    const refused = expect(
      getNotificationCounts(portal.http, undefined, { silent: true }),
    ).rejects.toMatchObject({ name: 'SignedOutError' });
    await eventually(() => expect(getToken).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS);
    await refused;
    expect(state()).toMatchObject({ token: '', isPending: false });
  });
});

describe('a function that gives no token', () => {
  test.each<[string, () => unknown, string, RegExp]>([
    [
      'throws',
      () => {
        throw new Error('no session');
      },
      'failed',
      /failed: no session\. It has to return the token/,
    ],
    ['rejects', () => Promise.reject(new Error('HTTP 502')), 'failed', /failed: HTTP 502\./],
    ['returns a number', () => 42, 'shape', /returned a number\. It has to return the token/],
    ['returns true', async () => true, 'shape', /returned a boolean\./],
    ['returns an array', () => ['abc'], 'shape', /returned an array\./],
    [
      'returns an object without a token',
      () => ({ accessToken: 'abc' }),
      'shape',
      /an object without a `token`/,
    ],
    [
      'returns a user id of another type',
      () => ({ token: 'abc', userId: 7 }),
      'shape',
      /a `userId` that is no string/,
    ],
  ])(
    'because it %s leaves the visitor’s view, and the console says why',
    async (_, getToken, problem, said) => {
      const { becomes } = openWith(getToken);
      await becomes({ ...nobody, problem });
      expect(log.mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(said)]);
      expect(JSON.stringify(log.mock.calls)).not.toContain('abc');
    },
  );
});

describe('a log-in in a form', () => {
  it('is told the page with its token, once, while it tells its own tokens to nobody', async () => {
    const kept: unknown[] = [];
    const { portal, becomes, answers } = open((login) => kept.push(login));
    await eventually(() => expect(answers).toHaveLength(1));
    answers[0]?.('given');
    await becomes({ token: 'given' });
    expect(kept).toEqual([]);
    portal.session.logIn('own', 'u-2');
    expect(kept).toEqual([{ token: 'own', userId: 'u-2' }]);
    portal.close();
    portal.session.logIn('later', 'u-2');
    expect(kept).toHaveLength(1);
  });

  it('stands where the page’s function fails, and the console says why', async () => {
    const { portal } = openWith(
      () => null,
      () => Promise.reject(new Error('the page’s storage is full')),
    );
    portal.session.logIn('own', 'u-2');
    await eventually(() => expect(String(log.mock.calls)).toContain('the page’s storage is full'));
    expect(portal.session.getState()).toMatchObject({ token: 'own', userId: 'u-2' });
  });

  test.each<[string, PortalOptions, boolean]>([
    ['on the portal itself', {}, true],
    ['on a page of another site', { settings: { portal: 'https://portal.example' } }, false],
    ['where that page keeps it', { settings: { portal: 'https://portal.example' }, onLogin: () => {} }, true],
    ['where the page only provides tokens', { getToken: () => '' }, false],
  ])('%s: outlasts the page: %s', (_, options, isLoginKept) => {
    const portal = createPortal(options);
    portals.push(portal);
    expect(portal.isLoginKept).toBe(isLoginKept);
  });

  it('does not outlast the page where the browser refuses cookies', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const portal = createPortal({});
    portals.push(portal);
    expect(portal.isLoginKept).toBe(false);
  });
});
