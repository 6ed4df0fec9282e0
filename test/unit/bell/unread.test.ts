import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortalScope } from '../../../src/data/portal-context.ts';
import { hasCome, readAhead, unread, unreadCall } from '../../../widgets/bell/unread.ts';

/** A portal whose server counts how often it was asked. */
function open() {
  const state = { orgCode: 'demo', userId: 'u-1' };
  const send = vi.fn(async () => ({ type: 'success', data: send.mock.calls.length, message: '' }));
  const portal = { session: { getState: () => state }, http: { send } } as unknown as PortalScope;
  const call = unreadCall(portal);
  const ask = async () => {
    const answer = await call(portal.http, unread, {});
    return answer.type === 'success' ? answer.data : undefined;
  };
  return { portal, state, send, ask };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the list that was asked for ahead', () => {
  it('is the first answer, and no other', async () => {
    const { portal, send, ask } = open();
    readAhead(portal);
    readAhead(portal);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(2);
  });

  it('has come once its answer has', async () => {
    const { portal } = open();
    expect(hasCome(portal)).toBe(false);
    readAhead(portal);
    expect(hasCome(portal)).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(hasCome(portal)).toBe(true);
  });

  it('is asked for anew where it failed before anybody opened it', async () => {
    const { portal, send, ask } = open();
    send.mockRejectedValueOnce(new TypeError('offline'));
    readAhead(portal);
    await vi.advanceTimersByTimeAsync(0);
    expect(hasCome(portal)).toBe(false);
    expect(await ask()).toBe(2);
  });

  it.each([
    ['5 seconds later', () => vi.advanceTimersByTime(5000)],
    ['to somebody else', (state: { userId: string }) => void (state.userId = 'u-2')],
    ['in another organisation', (state: { orgCode: string }) => void (state.orgCode = 'other')],
  ])('is nothing %s', async (_, happen) => {
    const { portal, state, ask } = open();
    readAhead(portal);
    happen(state as never);
    expect(await ask()).toBe(2);
  });
});
