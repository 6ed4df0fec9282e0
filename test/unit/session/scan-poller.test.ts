import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MissingSettingError, NetworkError, PortalError, RefusedError } from '#src/http/errors.ts';
import { SCAN_LIFE_MS, SCAN_POLL_MAX_MS, SCAN_POLL_MIN_MS } from '#src/rules/limits.ts';
import { pollScan, type AskAfterScan } from '#src/session/login/scan-poller.ts';
import { makeState, takeState } from '#src/session/login/scan-state.ts';
import { eventually } from '../../eventually.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal } from './server.ts';

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  visibility = 'visible';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetSession();
});

/** Polls with answers by turns; the last one goes on. Counts how often it asks, and when. */
function poll(...answers: readonly (Error | { type: 'none' | 'expired' } | { type: 'end'; to: string })[]) {
  const begun = Date.now();
  const askedAt: number[] = [];
  const ask: AskAfterScan = async () => {
    const answer = answers[Math.min(askedAt.length, answers.length - 1)] ?? { type: 'none' };
    askedAt.push(Date.now() - begun);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const controller = new AbortController();
  const { portal } = openPortal(() => good(null));
  const ended = vi.fn();
  const result = pollScan(portal, 'state', controller.signal, ask);
  result.then(ended, ended);
  portal.close();
  return { askedAt, controller, result, ended };
}

const none = { type: 'none' } as const;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the poll for a scan', () => {
  it('asks at intervals until somebody has scanned', async () => {
    const { askedAt, result } = poll(none, none, { type: 'end', to: '/space/workbench' });
    await pass(3 * SCAN_POLL_MIN_MS);
    expect(await result).toEqual({ type: 'end', to: '/space/workbench' });
    expect(askedAt).toEqual([1, 2, 3].map((turn) => turn * SCAN_POLL_MIN_MS));
  });

  it('ends where the server says that the code has expired', async () => {
    const { result } = poll({ type: 'expired' });
    await pass(SCAN_POLL_MIN_MS);
    expect(await result).toEqual({ type: 'expired' });
  });

  it('ends by itself after the life of a code', async () => {
    const { askedAt, result, ended } = poll(none);
    await pass(SCAN_LIFE_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await pass(1);
    expect(await result).toEqual({ type: 'expired' });
    expect(askedAt).toHaveLength(SCAN_LIFE_MS / SCAN_POLL_MIN_MS);
  });

  it('asks ever more seldom while the line is broken, and as often as before once it is back', async () => {
    const broken = new NetworkError('offline');
    const { askedAt } = poll(...Array.from({ length: 6 }, () => broken), none, none);
    await pass(90_000);
    const pauses = askedAt.map((at, index) => at - (askedAt[index - 1] ?? 0));
    expect(pauses.slice(0, 9)).toEqual([
      SCAN_POLL_MIN_MS,
      2 * SCAN_POLL_MIN_MS,
      4 * SCAN_POLL_MIN_MS,
      SCAN_POLL_MAX_MS,
      SCAN_POLL_MAX_MS,
      SCAN_POLL_MAX_MS,
      SCAN_POLL_MAX_MS,
      SCAN_POLL_MIN_MS,
      SCAN_POLL_MIN_MS,
    ]);
  });

  it('ends no later than the code, also after a long pause', async () => {
    const { result, ended } = poll(new NetworkError('offline'));
    await pass(SCAN_LIFE_MS);
    expect(ended).toHaveBeenCalledOnce();
    expect(await result).toEqual({ type: 'expired' });
  });

  it('asks nobody while the page is hidden, and goes on when it is shown', async () => {
    visibility = 'hidden';
    const { askedAt } = poll(none);
    await pass(10 * SCAN_POLL_MIN_MS);
    expect(askedAt).toEqual([]);
    visibility = 'visible';
    await pass(SCAN_POLL_MIN_MS);
    expect(askedAt).toHaveLength(1);
  });

  it.each([
    [new RefusedError('您已拒绝授权登录', { code: 400 }), true],
    [new RefusedError('网关', { code: 499 }), true],
    [new RefusedError('服务器开小差了', { code: 500 }), false],
    [new RefusedError('未知', { code: 'E-1' }), false],
    [new RefusedError('未知', { code: '-1' }), false],
    [new RefusedError('未知'), false],
    [new PortalError('其他', { code: 400 }), false],
  ])('of %o is over: %s', async (error, isOver) => {
    const { result, ended } = poll(error);
    await pass(SCAN_POLL_MIN_MS);
    expect(ended).toHaveBeenCalledTimes(isOver ? 1 : 0);
    if (isOver) expect(await result).toEqual({ type: 'refused', message: error.message });
  });

  it('without the key for signed calls asks once, and the code stays until its end, for the redirect', async () => {
    const { askedAt, result } = poll(new MissingSettingError('signSecret'));
    await pass(SCAN_LIFE_MS);
    expect(await result).toEqual({ type: 'expired' });
    expect(askedAt).toHaveLength(1);
  });

  it('hides no error of our own', async () => {
    const { result } = poll(new TypeError('a fault in the code'));
    const fails = expect(result).rejects.toThrow('a fault in the code');
    await pass(SCAN_POLL_MIN_MS);
    await fails;
  });

  it('ends with the page: at once between two calls', async () => {
    const { askedAt, controller, result } = poll(none);
    await pass(SCAN_POLL_MIN_MS);
    const fails = expect(result).rejects.toThrow('the page is gone');
    controller.abort(new Error('the page is gone'));
    await fails;
    expect(vi.getTimerCount()).toBe(0);
    expect(askedAt).toHaveLength(1);
  });

  it('hands the signal of the page to each call', async () => {
    const { portal } = openPortal(() => good(null));
    const { signal } = new AbortController();
    const ask = vi.fn<AskAfterScan>(async () => ({ type: 'expired' }));
    const result = pollScan(portal, 'state', signal, ask);
    await pass(SCAN_POLL_MIN_MS);
    await result;
    expect(ask).toHaveBeenCalledExactlyOnceWith(portal, 'state', { signal });
    portal.close();
  });

  it('ends with the page: also while a call is on its way, whatever becomes of that', async () => {
    const controller = new AbortController();
    const { portal } = openPortal(() => good(null));
    const result = pollScan(portal, 'state', controller.signal, async () => {
      controller.abort(new Error('the page is gone'));
      throw new RefusedError('您已拒绝授权登录', { code: 400 });
    });
    const fails = expect(result).rejects.toThrow('the page is gone');
    await pass(SCAN_POLL_MIN_MS);
    await fails;
    portal.close();
  });

  it('never begins for a page that is gone', async () => {
    const { portal } = openPortal(() => good(null));
    const ask = vi.fn<AskAfterScan>();
    await expect(
      pollScan(portal, 'state', AbortSignal.abort(new Error('the page is gone')), ask),
    ).rejects.toThrow('the page is gone');
    expect(vi.getTimerCount()).toBe(0);
    expect(ask).not.toHaveBeenCalled();
    portal.close();
  });

  it('leaves no listener at the signal for each time that it has asked', async () => {
    const controller = new AbortController();
    const { portal } = openPortal(() => good(null));
    const [added, removed] = [
      vi.spyOn(controller.signal, 'addEventListener'),
      vi.spyOn(controller.signal, 'removeEventListener'),
    ];
    pollScan(portal, 'state', controller.signal, async () => none).catch(() => {});
    await pass(3 * SCAN_POLL_MIN_MS);
    const abortsOf = (spy: typeof added | typeof removed) =>
      spy.mock.calls.filter(([type]) => type === 'abort');
    expect(abortsOf(added)).toHaveLength(4);
    expect(abortsOf(removed)).toHaveLength(3);
    controller.abort();
    portal.close();
  });

  it('logs in by itself, with the state of the code', async () => {
    const { portal, asked } = openPortal(() => good({ token: 't-1', userId: 'u-1' }), {
      signSecret: 'secret',
    });
    const state = makeState();
    const result = pollScan(portal, state, new AbortController().signal);
    await pass(SCAN_POLL_MIN_MS);
    await eventually(() => expect(asked).toHaveLength(1));
    expect(await result).toEqual({ type: 'end', to: '/space/workbench' });
    expect(asked).toMatchObject([{ query: { id: state } }]);
    expect(portal.session.getState().userId).toBe('u-1');
    expect(takeState(state)).toBe(false);
    portal.close();
  });
});
