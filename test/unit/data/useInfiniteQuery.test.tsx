import { useState } from 'react';
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
  cleanup();
  portals.splice(0).forEach((portal) => portal.close());
});

const rowsOf = (ids: string) => [...ids].map((id) => ({ id, text: id }));

/** A server with these rows, one letter each, in pages of two. */
function setUp(ids: string) {
  const server = { rows: rowsOf(ids), fails: false, asked: [] as string[], delay: Promise.resolve() };
  const portal = createPortal({
    settings: { api: 'http://localhost' },
    fetch: async (input) => {
      const { searchParams } = new URL(String(input instanceof Request ? input.url : input));
      const current = Number(searchParams.get('current'));
      server.asked.push(`${searchParams.get('sort')} ${current}`);
      const rows = searchParams.get('sort') === 'new' ? server.rows : server.rows.toReversed();
      await server.delay;
      if (server.fails) return Response.json({ code: 500, msg: '加载失败' });
      const records = rows.slice((current - 1) * 2, current * 2);
      return Response.json({ code: 200, data: { records, total: rows.length, current, size: 2 } });
    },
  });
  portals.push(portal);
  const cache = new Map();
  const provider = { provider: () => cache };
  const onReload = vi.fn<(shown: string) => void>();
  let list: InfiniteQuery<Row> | undefined;
  function List() {
    const [sort, setSort] = useState('new');
    list = useInfiniteQuery(
      getRows,
      { sort },
      {
        size: 2,
        onReload: () => (pages) => onReload(textOf(pages)),
      },
    );
    return (
      <>
        <p aria-label="list">{textOf(list.data)}</p>
        <p aria-label="state">{[list.hasMore && 'more', list.error?.message].filter(Boolean).join()}</p>
        <button type="button" onClick={() => setSort('old')}>
          old
        </button>
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
  act(() => screen.getByRole('button', { name: 'old' }).click());
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
  act(() => screen.getByRole('button', { name: 'old' }).click());
  await shows('ab');
  answer();
  await shows('dc');
  expect(server.asked).toEqual(['new 1', 'old 1']);
  expect(onReload).not.toHaveBeenCalled();
});

it('is not loaded again by the focus of the window, nor by itself after a failure', async () => {
  const { server, list } = setUp('abcd');
  await shows('ab');
  server.fails = true;
  act(list().retry);
  await waitFor(() => expect(state()).toBe('more,加载失败'));
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(server.asked).toEqual(['new 1', 'new 1']);
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
