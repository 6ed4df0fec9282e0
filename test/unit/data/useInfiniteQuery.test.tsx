import { useMemo, useState } from 'react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { paged, type PageRequest } from '#src/api/schemas.ts';
import { createPortal } from '#src/configure-portal.ts';
import { PortalContext } from '#src/data/portal-context.ts';
import { useInfiniteQuery, type InfiniteQuery } from '#src/data/queries/useInfiniteQuery.ts';
import { defineEndpoint } from '#src/http/endpoint.ts';
import type { Portal } from '#src/portal.ts';
import type { ChangedEndpoints } from '#src/session/change-feed.ts';
import { changeListeners } from '../session/change-listeners.ts';

interface Row {
  id: string;
  text: string;
}

const getRows = defineEndpoint({
  method: 'GET',
  path: '/api/rows',
  request: (input: PageRequest & { sort: string }) => ({ query: { ...input } }),
  response: paged(v.object({ id: v.string(), text: v.string() })),
});

const portals: Portal[] = [];
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  portals.splice(0).forEach((portal) => portal.close());
});

const rowsOf = (ids: string) => [...ids].map((id) => ({ id, text: id }));

/** A server with these rows, one letter each, in pages of two. */
function setUp(ids: string, { isFollowed = true, first = 'new' as string | null } = {}) {
  const server = {
    rows: rowsOf(ids),
    fails: false,
    hasNone: false,
    asked: [] as string[],
    delay: Promise.resolve(),
    onAsked: () => {},
  };
  const portal = createPortal({
    settings: { api: 'http://localhost' },
    fetch: async (input) => {
      const { searchParams } = new URL(String(input instanceof Request ? input.url : input));
      const current = Number(searchParams.get('current'));
      server.asked.push(`${searchParams.get('sort')} ${current}`);
      const rows = searchParams.get('sort') === 'new' ? server.rows : server.rows.toReversed();
      server.onAsked();
      await server.delay;
      if (server.hasNone) return Response.json({ code: 301, msg: '没有数据' });
      if (server.fails) return Response.json({ code: 500, msg: '加载失败' });
      const records = rows.slice((current - 1) * 2, current * 2);
      return Response.json({ code: 200, data: { records, total: rows.length, current, size: 2 } });
    },
  });
  portals.push(portal);
  const listeners = changeListeners(portal);
  const cache = new Map();
  const provider = { provider: () => cache };
  const onReload = vi.fn<(shown: string) => void>();
  const onReloading = vi.fn(() => (pages: readonly { records: readonly Row[] }[]) => onReload(textOf(pages)));
  let list: InfiniteQuery<Row> | undefined;
  function List() {
    const [sort, setSort] = useState(first);
    const filter = useMemo(() => (sort === null ? null : { sort }), [sort]);
    list = useInfiniteQuery(getRows, filter, { size: 2, ...(isFollowed && { onReload: onReloading }) });
    return (
      <>
        <p aria-label="list">{textOf(list.data)}</p>
        <p aria-label="state">{[list.hasMore && 'more', list.error?.message].filter(Boolean).join()}</p>
        {['new', 'old'].map((each) => (
          <button key={each} type="button" onClick={() => setSort(each)}>
            {each}
          </button>
        ))}
      </>
    );
  }
  const within = (isShown: boolean) => (
    <PortalContext.Provider value={portal}>
      <SWRConfig value={provider}>{isShown ? <List /> : null}</SWRConfig>
    </PortalContext.Provider>
  );
  const { rerender } = render(within(true));
  return {
    portal,
    server,
    onReload,
    onReloading,
    /** As another tab does that has changed the responses of an endpoint. */
    tell: (endpoint: ChangedEndpoints[number]) =>
      act(() => listeners.forEach((listener) => listener([endpoint]))),
    isListening: () => waitFor(() => expect(listeners.size).toBe(1)),
    list: () => {
      if (!list) throw new Error('not rendered');
      return list;
    },
    leave: () => rerender(within(false)),
    comeBack: () => rerender(within(true)),
  };
}

const textOf = (pages: readonly { records: readonly Row[] }[] = []) =>
  pages.map(({ records }) => records.map(({ text }) => text).join('')).join(' ');
const shows = (text: string) => waitFor(() => expect(screen.getByLabelText('list').textContent).toBe(text));
const choose = (sort: string) => act(() => screen.getByRole('button', { name: sort }).click());
const aMoment = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
const state = () => screen.getByLabelText('state').textContent;

it('loads page after page, each once, until all are shown', async () => {
  const { server, list } = setUp('abcde');
  await shows('ab');
  expect(state()).toBe('more');
  await act(list().loadMore);
  await shows('ab cd');
  await act(list().loadMore);
  await shows('ab cd e');
  expect(state()).toBe('');
  expect(server.asked).toEqual(['new 1', 'new 2', 'new 3']);
});

it('stays as it is when more fail, and loads them the next time', async () => {
  const { server, list } = setUp('abcd');
  await shows('ab');
  server.fails = true;
  await expect(list().loadMore()).rejects.toThrow('加载失败');
  await shows('ab');
  expect(state()).toBe('more');
  server.fails = false;
  await act(list().loadMore);
  await shows('ab cd');
});

it('keeps an update when more are loaded, also one that is made meanwhile', async () => {
  const { list } = setUp('abcde');
  const upper = (id: string) => () =>
    list().update((page) => ({
      ...page,
      records: page.records.map((row) => (row.id === id ? { ...row, text: id.toUpperCase() } : row)),
    }));
  await shows('ab');
  act(upper('a'));
  await shows('Ab');
  await act(async () => {
    const more = list().loadMore();
    upper('b')();
    await more;
  });
  await shows('AB cd');
  await act(list().loadMore);
  await shows('AB cd e');
});

it('shows all its pages at once when one comes back, and loads them again', async () => {
  const { server, list, leave, comeBack, onReload } = setUp('abcde');
  await shows('ab');
  await act(list().loadMore);
  await shows('ab cd');
  leave();
  server.asked = [];
  server.rows = rowsOf('xbcde');
  comeBack();
  expect(screen.getByLabelText('list').textContent).toBe('ab cd');
  await shows('xb cd');
  expect(server.asked).toEqual(['new 1', 'new 2']);
  expect(onReload).toHaveBeenCalledExactlyOnceWith('xb cd');
});

it('loads all pages again when rows have moved from one to the next', async () => {
  const { server, list } = setUp('abcd');
  await shows('ab');
  server.rows = rowsOf('xabc');
  await act(list().loadMore);
  await shows('xa bc');
  expect(server.asked).toEqual(['new 1', 'new 2', 'new 1', 'new 2']);
});

it('keeps its rows when they cannot be loaded again, and says so', async () => {
  const { server, list, onReload } = setUp('abcd');
  await shows('ab');
  server.fails = true;
  act(list().retry);
  await waitFor(() => expect(state()).toBe('more,加载失败'));
  await shows('ab');
  expect(onReload).not.toHaveBeenCalled();
});

it('adds no page of a former list to the one that is chosen meanwhile', async () => {
  const { server, list } = setUp('abcd');
  await shows('ab');
  let answer = () => {};
  server.delay = new Promise((resolve) => (answer = resolve));
  const more = list().loadMore();
  choose('old');
  answer();
  await act(async () => expect(await more).toBeUndefined());
  await shows('dc');
});

it('has no more when the last page is full', async () => {
  const { list } = setUp('abcd');
  await shows('ab');
  await act(list().loadMore);
  await shows('ab cd');
  expect(state()).toBe('');
});

it('loads all pages again when their totals differ', async () => {
  const { server, list } = setUp('abcd');
  await shows('ab');
  server.rows = rowsOf('abcde');
  await act(list().loadMore);
  await waitFor(() => expect(server.asked).toEqual(['new 1', 'new 2', 'new 1', 'new 2']));
  await waitFor(() => expect(state()).toBe('more'));
});

it('has nothing to add to or to change before its first response', async () => {
  const { server, list } = setUp('abcd');
  const change = vi.fn();
  list().update(change);
  await expect(list().loadMore()).resolves.toBeUndefined();
  expect(change).not.toHaveBeenCalled();
  await shows('ab');
  expect(server.asked).toEqual(['new 1']);
});

it('shows the former list while the chosen one loads, and loads it once', async () => {
  const { server, onReload } = setUp('abcd');
  await shows('ab');
  let answer = () => {};
  server.delay = new Promise((resolve) => (answer = resolve));
  choose('old');
  await shows('ab');
  answer();
  await shows('dc');
  expect(server.asked).toEqual(['new 1', 'old 1']);
  expect(onReload).not.toHaveBeenCalled();
});

it('is not loaded again by the focus of the window', async () => {
  vi.useFakeTimers();
  const { server } = setUp('abcd');
  // SWR answers to no focus in the first seconds.
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByLabelText('list').textContent).toBe('ab');
  expect(server.asked).toEqual(['new 1']);
});

it('is not loaded again by itself after a failure', async () => {
  vi.useFakeTimers();
  const { server, list } = setUp('abcd');
  await act(() => vi.advanceTimersByTimeAsync(10));
  server.fails = true;
  act(list().retry);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(state()).toBe('more,加载失败');
  expect(server.asked).toEqual(['new 1', 'new 1']);
});

it('loads its pages again at once, not one after the other', async () => {
  const { server, list } = setUp('abcd');
  await shows('ab');
  await act(list().loadMore);
  await shows('ab cd');
  server.asked = [];
  let answer = () => {};
  server.delay = new Promise((resolve) => (answer = resolve));
  act(list().retry);
  await waitFor(() => expect(server.asked).toEqual(['new 1', 'new 2']));
  answer();
  await aMoment();
});

it('loads once more when rows move between the requests of its pages', async () => {
  const { server, list, onReload } = setUp('abcd');
  await shows('ab');
  await act(list().loadMore);
  await shows('ab cd');
  server.asked = [];
  server.onAsked = () => (server.rows = rowsOf('xabc'));
  act(list().retry);
  await shows('xa bc');
  expect(server.asked).toEqual(['new 1', 'new 2', 'new 1', 'new 2']);
  expect(onReload).toHaveBeenCalledExactlyOnceWith('xa bc');
});

it('loads its pages once more, and not again and again, when that fails', async () => {
  const { server, list } = setUp('abcd');
  await shows('ab');
  server.rows = rowsOf('xabc');
  server.onAsked = () => (server.fails = server.asked.length > 2);
  await act(list().loadMore);
  await waitFor(() => expect(state()).toContain('加载失败'));
  await aMoment();
  expect(server.asked).toEqual(['new 1', 'new 2', 'new 1', 'new 2']);
});

it('adds a page once that is asked for twice', async () => {
  const { server, list } = setUp('abcd');
  await shows('ab');
  const { loadMore } = list();
  await act(() => Promise.all([loadMore(), loadMore()]));
  await aMoment();
  await shows('ab cd');
  expect(server.asked).toEqual(['new 1', 'new 2', 'new 2']);
});

it('shows a list again that was chosen before, and loads it again', async () => {
  const { server } = setUp('abcd');
  await shows('ab');
  choose('old');
  await shows('dc');
  server.rows = rowsOf('xbcd');
  choose('new');
  expect(screen.getByLabelText('list').textContent).toBe('ab');
  await shows('xb');
  expect(server.asked).toEqual(['new 1', 'old 1', 'new 1']);
});

it('is loaded again when another tab has changed it, and only then', async () => {
  const { server, tell, isListening } = setUp('abcd');
  await shows('ab');
  await isListening();
  server.rows = rowsOf('xbcd');
  tell({ definition: { method: 'GET', path: '/api/others' } });
  await aMoment();
  expect(server.asked).toEqual(['new 1']);
  tell(getRows);
  await shows('xb');
});

it('needs nobody who is told of that', async () => {
  const { server, list } = setUp('abcd', { isFollowed: false });
  await shows('ab');
  server.rows = rowsOf('xbcd');
  act(list().retry);
  await shows('xb');
});

it('is empty where the server has no data', async () => {
  const { server, list } = setUp('abcd');
  server.hasNone = true;
  await waitFor(() => expect(list().data).toEqual([{ records: [], total: 0, current: 1, size: 2 }]));
  expect(state()).toBe('');
});

it('asks for nothing while there is no filter, and loads nothing again', async () => {
  const { portal, server, list, tell, onReloading } = setUp('abcd', { first: null });
  act(() => portal.session.setState({ isPending: true }));
  expect(list().isLoading).toBe(false);
  act(() => portal.session.setState({ isPending: false }));
  await aMoment();
  tell(getRows);
  await aMoment();
  expect(list().isLoading).toBe(false);
  expect(server.asked).toEqual([]);
  expect(onReloading).not.toHaveBeenCalled();
  choose('new');
  await shows('ab');
});

it('loads while the session is pending, and asks for nothing before it is known', async () => {
  const { portal, server, list, leave, comeBack } = setUp('abcd');
  leave();
  server.asked = [];
  act(() => portal.session.setState({ isPending: true }));
  comeBack();
  expect(list().isLoading).toBe(true);
  await expect(list().loadMore()).resolves.toBeUndefined();
  expect(server.asked).toEqual([]);
  act(() => portal.session.setState({ isPending: false }));
  await shows('ab');
});
