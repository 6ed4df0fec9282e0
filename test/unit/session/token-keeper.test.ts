import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { ProvidedToken } from '#src/portal-options.ts';
import { TOKEN_RENEWAL_PAUSE_MS, TOKEN_WAIT_MS } from '#src/rules/limits.ts';
import { createSession } from '#src/session/store.ts';
import { isAnonymousId } from '#src/session/token/anonymous-id.ts';
import { tokenInMemory } from '#src/session/token/cookie.ts';
import { syncProvidedToken, type TokenKeeper } from '#src/session/token/provided-token.ts';
import { readProvidedToken, TokenError } from '#src/session/token/read-provided-token.ts';

const keepers: TokenKeeper[] = [];
let isHidden = false;
beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const newSession = () => createSession(tokenInMemory(), 'demo');

/** Keeps a session in step with a page, which gives its tokens one after the other; the last one again and again. */
function keep(
  given: readonly unknown[],
  {
    session = newSession(),
    ready,
  }: { session?: ReturnType<typeof newSession>; ready?: Promise<unknown> } = {},
) {
  const left = [...given];
  const getToken = vi.fn(async () => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (next instanceof Error) throw next;
    return (await next) as ProvidedToken;
  });
  const reported: TokenError[] = [];
  const ended: string[] = [];
  session.onEnd(({ type }) => ended.push(type));
  const keeper = syncProvidedToken(session, { getToken, ready, report: (error) => reported.push(error) });
  keepers.push(keeper);
  const state = () => session.getState();
  return { session, keeper, getToken, reported, ended, state };
}

const show = () => document.dispatchEvent(new Event('visibilitychange'));

describe('the page is asked for its token', () => {
  it('at the start, and the session is pending until it answers', async () => {
    const { state, getToken } = keep(['t-1']);
    expect(state()).toMatchObject({ isPending: true, token: '' });
    await settle();
    expect(state()).toMatchObject({ isPending: false, token: 't-1', tokenError: null });
    expect(getToken).toHaveBeenCalledOnce();
  });

  it('after what has to come before, e.g. a log-in that leads back here', async () => {
    let come = () => {};
    const { getToken, state } = keep(['t-1'], { ready: new Promise<void>((resolve) => (come = resolve)) });
    await settle();
    expect(getToken).not.toHaveBeenCalled();
    expect(state().isPending).toBe(true);
    come();
    await settle();
    expect(state().token).toBe('t-1');
    // And it may be asked again.
    show();
    await settle();
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('when it is shown again, and not while it is hidden', async () => {
    const { getToken, state, keeper } = keep(['t-1', { token: 't-2', userId: 'u-1' }]);
    await settle();
    isHidden = true;
    show();
    keeper.check();
    await settle();
    expect(getToken).toHaveBeenCalledOnce();
    isHidden = false;
    show();
    await settle();
    expect(state()).toMatchObject({ token: 't-2', userId: 'u-1' });
  });

  it('once at a time', async () => {
    const { getToken, keeper } = keep([new Promise(() => {})]);
    keeper.check();
    show();
    await settle();
    expect(getToken).toHaveBeenCalledOnce();
    // After a long wait, a check asks anew.
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS);
    keeper.check();
    await settle();
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('no more once the portal is closed, and a late answer counts no more', async () => {
    let answer: (token: string) => void = () => {};
    const { getToken, keeper, state } = keep([new Promise((resolve) => (answer = resolve))]);
    await settle();
    keeper.stop();
    answer('late');
    await settle();
    show();
    await settle();
    expect(getToken).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ token: '', isPending: true });
  });

  it('and is slow no more for a portal that is closed', async () => {
    const { keeper, reported } = keep([new Promise(() => {})]);
    keeper.stop();
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS);
    expect(reported).toEqual([]);
  });

  it('anew by the next configuration of the page, while the session goes on and is not pending again', async () => {
    const { session, keeper, state } = keep(['t-1']);
    await settle();
    keeper.stop();
    keep([new Promise(() => {})], { session });
    expect(state()).toMatchObject({ isPending: false, token: 't-1' });
  });

  it('and leaves no timer behind once it has answered', async () => {
    keep(['t-1']);
    await settle();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a page that', () => {
  it('gives the same token again changes nothing', async () => {
    const { session, keeper } = keep(['t-1']);
    await settle();
    session.setState({ wallet: 3 });
    const before = session.getState();
    keeper.check();
    await settle();
    expect(session.getState()).toBe(before);
  });

  it('knows nobody any more ends the session of its own user', async () => {
    const { keeper, ended, state } = keep(['t-1', null]);
    await settle();
    keeper.check();
    await settle();
    expect(ended).toEqual(['elsewhere']);
    expect(state().token).toBe('');
    keeper.check();
    await settle();
    expect(ended).toEqual(['elsewhere']);
  });

  it('knows nobody does not end the session of a user of our own forms', async () => {
    const { session, keeper, ended, state } = keep(['t-1', null]);
    await settle();
    session.logIn('own', 'u-2');
    keeper.check();
    await settle();
    expect(ended).toEqual([]);
    expect(state().token).toBe('own');
  });

  it('gives another token begins a new session, of whom it says', async () => {
    const { session, keeper, state } = keep([
      { token: 't-1', userId: 'u-1' },
      { token: 't-2', userId: 'u-2' },
    ]);
    await settle();
    session.setState({ wallet: 3 });
    keeper.check();
    await settle();
    expect(state()).toMatchObject({ token: 't-2', userId: 'u-2', wallet: null });
  });

  it('gives a token that nobody has to revoke, as it goes on using it', async () => {
    const { session } = keep(['t-1']);
    await settle();
    expect(session.revocableToken()).toBe('');
  });

  it('fails after it has given one leaves the session, and says why', async () => {
    const { keeper, state, reported } = keep(['t-1', new Error('502'), 't-1']);
    await settle();
    keeper.check();
    await settle();
    expect(state()).toMatchObject({ token: 't-1', isPending: false, tokenError: { code: 'failed' } });
    expect(reported.map(({ code }) => code)).toEqual(['failed']);
    keeper.check();
    await settle();
    expect(state().tokenError).toBeNull();
  });

  it('throws something that is no error is told by what that is', async () => {
    const { reported, state } = keep([Promise.reject('offline')]);
    await settle();
    expect(reported[0]?.message).toMatch(/failed: offline\./);
    expect(reported[0]?.cause).toBe('offline');
    expect(state().isPending).toBe(false);
  });

  it('is slow may still answer: the session is pending until then', async () => {
    let answer: (token: string) => void = () => {};
    const { reported, state } = keep([new Promise((resolve) => (answer = resolve))]);
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS - 1);
    expect(reported).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ isPending: true, tokenError: { code: 'slow' } });
    expect(reported[0]?.message).toContain('has not answered for 10 seconds');
    answer('t-1');
    await settle();
    expect(state()).toMatchObject({ isPending: false, tokenError: null, token: 't-1' });
  });

  it('has answered a later request is not slow with the earlier one', async () => {
    const { keeper, reported, state } = keep([new Promise(() => {}), new Promise(() => {}), 't-3']);
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS);
    keeper.check();
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS);
    expect(reported).toHaveLength(2);
    keeper.check();
    await settle();
    expect(state().token).toBe('t-3');
  });
});

describe('a refused token', () => {
  const user = (token: string, userId = 'u-1') => ({ token, userId });

  it('is asked for again: true where the same user has another one', async () => {
    const { keeper, getToken, state } = keep([user('t-1'), user('t-2')]);
    await settle();
    expect(await keeper.renew('t-1')).toBe(true);
    expect(state().token).toBe('t-2');
    expect(getToken).toHaveBeenCalledTimes(2);
    // A call that was sent with the former one goes on at once.
    expect(await keeper.renew('t-1')).toBe(true);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('is not asked for again where the session has gone on with another one', async () => {
    const { keeper, getToken } = keep([user('t-1'), user('t-2')]);
    await settle();
    keeper.check();
    await settle();
    expect(await keeper.renew('t-1')).toBe(true);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['the same token comes again', user('t-1')],
    ['nobody is logged in any more', null],
    ['another user comes', user('t-2', 'u-2')],
  ])('is renewed for nobody where %s', async (_, next) => {
    const { keeper } = keep([user('t-1'), next]);
    await settle();
    expect(await keeper.renew('t-1')).toBe(false);
  });

  it('of a page that names no user is nobody else’s', async () => {
    const { keeper, state } = keep(['t-1', 't-2']);
    await settle();
    expect(isAnonymousId(state().userId)).toBe(true);
    expect(await keeper.renew('t-1')).toBe(false);
  });

  it('is asked for once a minute, in case that all are refused', async () => {
    const { keeper, getToken } = keep([user('t-1'), user('t-2'), user('t-3')]);
    await settle();
    await keeper.renew('t-1');
    await vi.advanceTimersByTimeAsync(TOKEN_RENEWAL_PAUSE_MS - 1);
    expect(await keeper.renew('t-2')).toBe(false);
    expect(getToken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await keeper.renew('t-2')).toBe(true);
    expect(getToken).toHaveBeenCalledTimes(3);
  });
});

describe('what the page’s function returns', () => {
  test.each([
    [null, '', ''],
    [undefined, '', ''],
    ['', '', ''],
    ['t-1', 't-1', ''],
    [{ token: 't-1' }, 't-1', ''],
    [{ token: 't-1', userId: null }, 't-1', ''],
    [{ token: 't-1', userId: 'u-1' }, 't-1', 'u-1'],
    [{ token: '' }, '', ''],
  ])('%j is the token %j of %j', (given, token, userId) => {
    expect(readProvidedToken(given)).toEqual({ token, userId });
  });

  test.each([
    [7, 'returned a number'],
    [['t-1'], 'returned an array'],
    [() => 't-1', 'returned a function'],
    [{}, 'returned an object without a `token`'],
    [{ token: 7 }, 'returned an object without a `token`'],
    [{ token: 't-1', userId: 7 }, 'returned a `userId` that is no string'],
  ])('%j is none, and the message names the kind alone', (given, reason) => {
    const read = () => readProvidedToken(given);
    expect(read).toThrow(TokenError);
    expect(read).toThrow(
      `The function that provides the token (getToken, data-token-provider) ${reason}. ` +
        'It has to return the token, { token, userId }, or nothing if nobody is logged in.',
    );
    expect(read).toThrow(expect.objectContaining({ name: 'TokenError', code: 'shape' }));
  });

  it('has no cause where there is none', () => {
    expect(new TokenError('slow', 'is slow')).not.toHaveProperty('cause');
    expect(new TokenError('failed', 'failed', 'why').cause).toBe('why');
  });
});
