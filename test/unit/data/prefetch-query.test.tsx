import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCourses } from '#src/api/lists.ts';
import { createPortal } from '#src/configure-portal.ts';
import { PortalContext } from '#src/data/portal-context.ts';
import { prefetchFirstQuery } from '#src/data/queries/prefetch-query.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { Portal } from '#src/portal.ts';
import { PREFETCH_LIFETIME_MS } from '#src/rules/limits.ts';

const portals: Portal[] = [];
const query = { current: 1, size: 12 };

/** Creates a portal whose server responds with the number of its requests as total. */
function open() {
  const page = () => ({ code: 200, data: { records: [], total: send.mock.calls.length } });
  const send = vi.fn(async () => Response.json(page()));
  const portal = createPortal({ settings: { api: 'http://localhost' }, fetch: send });
  portals.push(portal);
  portal.session.logIn('t', 'u-1');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext.Provider value={portal}>{children}</PortalContext.Provider>
  );
  return {
    send,
    prefetch: () => prefetchFirstQuery(portal, getCourses, query),
    /** Shows the list; returns what each rendering had, and how to leave it. */
    show() {
      const renderings: string[] = [];
      const { unmount } = renderHook(
        () => {
          const { data, isLoading, error } = useQuery(getCourses, query);
          renderings.push(isLoading ? 'loading' : error ? 'failed' : `${data?.total}`);
        },
        { wrapper },
      );
      return { renderings, leave: unmount };
    },
  };
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(50));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const portal of portals.splice(0)) {
    portal.session.end({ type: 'chosen' });
    portal.close();
  }
});

describe('a query that is prefetched before it is first shown', () => {
  it('is there at the first rendering, and is not sent again', async () => {
    const { send, prefetch, show } = open();
    prefetch();
    prefetch();
    await settle();
    const { renderings } = show();
    await settle();
    expect(new Set(renderings)).toEqual(new Set(['1']));
    await act(() => vi.advanceTimersByTimeAsync(2 * PREFETCH_LIFETIME_MS));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is awaited by a component that is mounted before the response', async () => {
    const { send, prefetch, show } = open();
    prefetch();
    const { renderings } = show();
    expect(renderings).toEqual(['loading']);
    await settle();
    expect(renderings.at(-1)).toBe('1');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is shown and refreshed behind if it has become old', async () => {
    const { prefetch, show } = open();
    prefetch();
    await act(() => vi.advanceTimersByTimeAsync(PREFETCH_LIFETIME_MS));
    const { renderings } = show();
    expect(renderings).toEqual(['1']);
    await settle();
    expect(renderings.at(-1)).toBe('2');
  });

  it('is sent again if it failed', async () => {
    const { send, prefetch, show } = open();
    send.mockRejectedValueOnce(new TypeError('offline'));
    prefetch();
    await settle();
    const { renderings } = show();
    await settle();
    expect([...new Set(renderings)]).toEqual(['loading', '2']);
  });

  it('is not sent once it has been shown, since it is refreshed then', async () => {
    const { send, prefetch, show } = open();
    const first = show();
    await settle();
    prefetch();
    first.leave();
    await settle();
    prefetch();
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
