import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { useScan } from '#src/data/login/useScan.ts';
import { RefusedError } from '#src/http/errors.ts';
import type { Portal } from '#src/portal.ts';
import { SCAN_CODES_MAX, SCAN_LIFE_MS, SCAN_POLL_MIN_MS } from '#src/rules/limits.ts';
import type { AskAfterScan } from '#src/session/login/scan-poller.ts';
import { takeState } from '#src/session/login/scan-state.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal } from '../session/server.ts';
import { hookWithin } from './within.tsx';

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetSession();
});

function open(settings = {}) {
  const opened = openPortal(() => good(null), settings);
  portals.push(opened.portal);
  return opened.portal;
}

describe('a log-in by scan', () => {
  const settings = { links: { wechatAuthorize: 'https://social.example/connect' } };
  const stateOf = (address: string) => new URL(address).searchParams.get('state') ?? '';

  function scan(ask: AskAfterScan, more: object = {}) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const onEnd = vi.fn();
    const portal = open(settings);
    const hook = hookWithin(
      portal,
      (active: boolean) => useScan(active, { onEnd, generalFailure: '登录失败', ask, ...more }),
      true as boolean,
    );
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    return { ...hook, onEnd, pass, portal };
  }

  const never: AskAfterScan = async () => ({ type: 'none' });

  it('shows a code that leads back to the log-in, and asks after its state', async () => {
    const states: string[] = [];
    const { result, pass } = scan(async (_, state) => {
      states.push(state);
      return { type: 'none' };
    });
    expect(result.current).toMatchObject({ address: '', isOver: false, failure: '' });
    await pass(SCAN_POLL_MIN_MS);
    expect(new URL(result.current.address).searchParams.get('redirect_uri')).toBe(
      `${location.origin}/login/wxScanLogin`,
    );
    expect(states).toEqual([stateOf(result.current.address)]);
    expect(takeState(states[0] ?? '')).toBe(true);
  });

  it('leads back to another page where that asks for it', async () => {
    const { result, pass } = scan(never, { wayBack: '/space/myData' });
    await pass(0);
    expect(new URL(result.current.address).searchParams.get('redirect_uri')).toBe(
      `${location.origin}/space/myData`,
    );
  });

  it('tells its page of the end, and asks no more', async () => {
    const ask = vi.fn<AskAfterScan>(async () => ({ type: 'end', to: '/space/workbench' }));
    const { onEnd, pass, result } = scan(ask);
    await pass(SCAN_POLL_MIN_MS);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith({ type: 'end', to: '/space/workbench' });
    await pass(2 * SCAN_LIFE_MS);
    expect(ask).toHaveBeenCalledOnce();
    expect(result.current.isOver).toBe(false);
  });

  it('shows a new code for one that has expired, but not for ever; the user may ask for more', async () => {
    const { result, pass } = scan(never);
    const addresses = new Set<string>();
    for (let round = 0; round < SCAN_CODES_MAX; round++) {
      await pass(1000);
      addresses.add(result.current.address);
      expect(result.current.isOver).toBe(false);
      await pass(SCAN_LIFE_MS - 1000);
    }
    expect(addresses.size).toBe(SCAN_CODES_MAX);
    expect(result.current).toMatchObject({ isOver: true, failure: '' });
    act(() => result.current.refresh());
    expect(result.current.isOver).toBe(false);
    await pass(1000);
    expect(addresses.has(result.current.address)).toBe(false);
  });

  test.each([
    ['您已拒绝授权登录', '您已拒绝授权登录'],
    ['', '登录失败'],
  ])(
    'that is refused with %j says so beside the next code, until that has expired',
    async (message, failure) => {
      let isRefused = true;
      const { result, pass } = scan(async () => {
        if (!isRefused) return { type: 'none' };
        isRefused = false;
        throw new RefusedError(message, { code: 400 });
      });
      await pass(1);
      const first = result.current.address;
      await pass(SCAN_POLL_MIN_MS);
      expect(result.current).toMatchObject({ failure, isOver: false });
      expect(result.current.address).not.toBe(first);
      await pass(SCAN_LIFE_MS);
      expect(result.current.failure).toBe('');
    },
  );

  it('that was refused begins without the message when the user asks for another code', async () => {
    const { result, pass } = scan(async () => {
      throw new RefusedError('您已拒绝授权登录', { code: 400 });
    });
    await pass(SCAN_POLL_MIN_MS);
    act(() => result.current.refresh());
    expect(result.current.failure).toBe('');
  });

  it('that breaks says so, and is over', async () => {
    const { result, pass } = scan(async () => {
      throw new TypeError('a fault in the code');
    });
    await pass(SCAN_POLL_MIN_MS);
    expect(result.current).toMatchObject({ failure: '登录失败', isOver: true });
  });

  it('tells the page as it is by then', async () => {
    const [former, present] = [vi.fn(), vi.fn()];
    const more = { onEnd: former };
    const { rerender, pass } = scan(async () => ({ type: 'end', to: '/space/workbench' }), more);
    more.onEnd = present;
    rerender(true);
    await pass(SCAN_POLL_MIN_MS);
    expect(present).toHaveBeenCalledOnce();
    expect(former).not.toHaveBeenCalled();
  });

  it('shows another code whenever the user asks for one', async () => {
    const { result, pass } = scan(never);
    const addresses = new Set<string>();
    for (let round = 0; round < 3; round++) {
      await pass(1000);
      addresses.add(result.current.address);
      act(() => result.current.refresh());
    }
    expect(addresses.size).toBe(3);
  });

  it('that ends when it is no longer shown leads nowhere', async () => {
    let end = () => {};
    const { rerender, pass, onEnd } = scan(
      () => new Promise((resolve) => (end = () => resolve({ type: 'end', to: '/space/workbench' }))),
    );
    await pass(SCAN_POLL_MIN_MS);
    rerender(false);
    await act(async () => end());
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is not over before it is shown', () => {
    const { result } = hookWithin(open(settings), () =>
      useScan(false, { onEnd: () => {}, generalFailure: '登录失败', ask: never }),
    );
    expect(result.current).toEqual({
      address: '',
      isOver: false,
      failure: '',
      refresh: expect.any(Function),
    });
  });

  it('asks nobody once it is not shown, nor before', async () => {
    const ask = vi.fn(never);
    const { rerender, pass, result } = scan(ask);
    await pass(SCAN_POLL_MIN_MS);
    expect(ask).toHaveBeenCalledOnce();
    rerender(false);
    await pass(SCAN_LIFE_MS);
    expect(ask).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ failure: '', isOver: false });
  });

  it('shows no code where it is hidden before the settings have come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const portal = open(settings);
    const ask = vi.fn(never);
    const { result, rerender } = hookWithin(
      portal,
      (active: boolean) => useScan(active, { onEnd: () => {}, generalFailure: '登录失败', ask }),
      true as boolean,
    );
    rerender(false);
    await act(() => vi.advanceTimersByTimeAsync(SCAN_LIFE_MS));
    expect(result.current.address).toBe('');
    expect(ask).not.toHaveBeenCalled();
  });
});
