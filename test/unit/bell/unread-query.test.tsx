import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getNotifications } from '#src/api/notifications.ts';
import { PortalContext } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { createPortal } from '#src/configure-portal.ts';
import type { Portal } from '#src/portal.ts';
import { prefetchUnread, unreadQuery } from '#widgets/bell/unread-query.ts';

const portals: Portal[] = [];

/** Creates a portal whose server responds with the number of its requests as total. */
function open() {
  const lists = () => send.mock.calls.filter(([url]) => url.toString().includes('/message/page'));
  const page = () => ({ code: 200, data: { records: [], total: lists().length } });
  const send = vi.fn(async (_url: RequestInfo | URL) => Response.json(page()));
  const portal = createPortal({ settings: { api: 'http://localhost' }, fetch: send });
  portals.push(portal);
  portal.session.logIn('t', 'u-1');
  let isOpen = false;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext.Provider value={portal}>{children}</PortalContext.Provider>
  );
  return {
    portal,
    send,
    prefetch: () => prefetchUnread(portal, () => isOpen),
    /** Opens the panel; resolves to the total of its list. */
    async show() {
      isOpen = true;
      const { result } = renderHook(() => useQuery(getNotifications, unreadQuery), { wrapper });
      await settle();
      return result.current.data?.total;
    },
  };
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(10));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const portal of portals.splice(0)) {
    portal.session.end({ type: 'chosen' });
    portal.close();
  }
});

describe('the prefetched list', () => {
  it('is what the panel shows, without a second request', async () => {
    const { send, prefetch, show } = open();
    prefetch();
    prefetch();
    await settle();
    expect(await show()).toBe(1);
    expect(send).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is awaited by a panel that opens before the response', async () => {
    const { send, prefetch, show } = open();
    prefetch();
    expect(await show()).toBe(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is not loaded for a panel that is open already', async () => {
    const { send, prefetch, show } = open();
    await show();
    prefetch();
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is loaded again if it failed before the panel opened', async () => {
    const { send, prefetch, show } = open();
    send.mockRejectedValueOnce(new TypeError('offline'));
    prefetch();
    await settle();
    expect(await show()).toBe(2);
  });

  it.each<[string, (portal: Portal) => unknown]>([
    ['5 seconds later', () => vi.advanceTimersByTimeAsync(5000)],
    ['to another user', ({ session }) => session.logIn('t2', 'u-2')],
    ['in another organisation', ({ session }) => session.setState({ orgCode: 'other' })],
  ])('is not shown %s', async (_, happen) => {
    const { portal, prefetch, show } = open();
    prefetch();
    await settle();
    await act(async () => void (await happen(portal)));
    expect(await show()).toBe(2);
  });
});
