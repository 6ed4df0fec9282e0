import { StrictMode, type ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { PortalContext } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { defineEndpoint } from '#src/http/endpoint.ts';
import { createPortal } from '#src/configure-portal.ts';
import type { Portal } from '#src/portal.ts';
import { changeListeners } from '../session/change-listeners.ts';

const getThing = defineEndpoint({
  method: 'GET',
  path: '/api/things/{id}',
  request: (id: string) => ({ path: { id } }),
  response: v.string(),
});

interface Sent {
  signal: AbortSignal;
  answer: (data: string) => void;
  answerNothing: () => void;
  breakOff: () => void;
}

const portals: Portal[] = [];
afterEach(() => {
  vi.useRealTimers();
  portals.splice(0).forEach((portal) => portal.close());
});

function setUp() {
  const sent: Sent[] = [];
  const portal = createPortal({
    settings: { api: 'http://localhost' },
    fetch: (_, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal ?? new AbortController().signal;
        signal.addEventListener('abort', () => reject(signal.reason));
        sent.push({
          signal,
          answer: (data) => resolve(Response.json({ code: 200, data })),
          answerNothing: () => resolve(Response.json({ code: 301, msg: '没有数据' })),
          breakOff: () => reject(new TypeError('Failed to fetch')),
        });
      }),
  });
  portals.push(portal);
  const cache = new Map();
  const provider = { provider: () => cache };
  const within = (children: ReactNode) => (
    <PortalContext.Provider value={portal}>
      <SWRConfig value={provider}>{children}</SWRConfig>
    </PortalContext.Provider>
  );
  const count = (length: number) => waitFor(() => expect(sent).toHaveLength(length));
  const at = (index: number) => {
    const one = sent[index];
    if (!one) throw new Error(`call ${index} was not sent`);
    return one;
  };
  return { portal, sent, within, count, at };
}

function Reader({ id, name = 'reader' }: { id: string; name?: string }) {
  const { data, isLoading, error } = useQuery(getThing, id);
  const text = error ? `失败：${error.name}` : isLoading ? `加载中${data ?? ''}` : (data ?? '没有内容');
  return <p aria-label={name}>{text}</p>;
}

const said = (text: string, name = 'reader') =>
  waitFor(() => expect(screen.getByLabelText(name).textContent).toBe(text));

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 30));

it('gives a load up when its reader goes away, and loads anew for the next one', async () => {
  const { within, count, at, sent } = setUp();
  const { rerender } = render(within(<Reader id="a" />));
  await count(1);
  rerender(within(null));
  await waitFor(() => expect(at(0).signal.aborted).toBe(true));

  const shown: (string | null)[] = [];
  rerender(within(<Reader id="a" />));
  shown.push(screen.getByLabelText('reader').textContent);
  await count(2);
  shown.push(screen.getByLabelText('reader').textContent);
  expect(shown).toEqual(['加载中', '加载中']);
  at(1).answer('研修');
  await said('研修');
  await aMoment();
  expect(sent).toHaveLength(2);
});

it('does not give a load up that another still reads', async () => {
  const { within, count, at } = setUp();
  const { rerender } = render(
    within([<Reader key="1" id="a" name="first" />, <Reader key="2" id="a" name="second" />]),
  );
  await count(1);
  rerender(within([<Reader key="2" id="a" name="second" />]));
  await aMoment();
  expect(at(0).signal.aborted).toBe(false);
  at(0).answer('研修');
  await said('研修', 'second');
});

it('does not give a load up that moves to another reader', async () => {
  const { within, count, at, sent } = setUp();
  const { rerender } = render(within(<Reader key="1" id="a" />));
  await count(1);
  rerender(within(<Reader key="2" id="a" />));
  await aMoment();
  expect(at(0).signal.aborted).toBe(false);
  at(0).answer('研修');
  await said('研修');
  expect(sent).toHaveLength(1);
});

it('gives the former page’s load up when another page is asked for, and can come back', async () => {
  const { within, count, at } = setUp();
  const { rerender } = render(within(<Reader id="a" />));
  await count(1);
  rerender(within(<Reader id="b" />));
  await count(2);
  await waitFor(() => expect(at(0).signal.aborted).toBe(true));
  expect(at(1).signal.aborted).toBe(false);
  at(1).answer('乙');
  await said('乙');
  rerender(within(<Reader id="a" />));
  await count(3);
  await said('加载中');
  at(2).answer('甲');
  await said('甲');
});

it('serves a reader who comes in the very moment of giving up', async () => {
  const { within, count, at, sent } = setUp();
  const { rerender } = render(within(<Reader id="a" />));
  await count(1);
  // The abort happens here, while the rejection that it causes is still pending.
  at(0).signal.addEventListener('abort', () => rerender(within(<Reader id="a" />)));
  rerender(within(null));
  await count(2);
  at(1).answer('研修');
  await said('研修');
  await aMoment();
  expect(sent).toHaveLength(2);
});

it('is not disturbed by StrictMode, which mounts everything twice', async () => {
  const { within, count, at, sent } = setUp();
  render(<StrictMode>{within(<Reader id="a" />)}</StrictMode>);
  await count(1);
  await aMoment();
  expect(at(0).signal.aborted).toBe(false);
  at(0).answer('研修');
  await said('研修');
  expect(sent).toHaveLength(1);
});

function Pages({ id }: { id: string }) {
  const { data = '没有内容', error, retry } = useQuery(getThing, id, { keepPrevious: true });
  return (
    <>
      <p aria-label="reader">{error ? `${data}，失败：${error.name}` : data}</p>
      <button type="button" onClick={retry}>
        重试
      </button>
    </>
  );
}

it('shows the former page while the next one loads, but not beside its failure', async () => {
  const { within, count, at } = setUp();
  const { rerender } = render(within(<Pages id="a" />));
  await count(1);
  at(0).answer('甲');
  await said('甲');
  rerender(within(<Pages id="b" />));
  await count(2);
  await said('甲');
  at(1).breakOff();
  await said('没有内容，失败：NetworkError');
});

it('keeps a page that could not be loaded again', async () => {
  const { within, count, at } = setUp();
  render(within(<Pages id="a" />));
  await count(1);
  at(0).answer('甲');
  await said('甲');
  screen.getByRole('button', { name: '重试' }).click();
  await count(2);
  at(1).breakOff();
  await said('甲，失败：NetworkError');
});

it('shows nothing of the former one while the next one loads, unless it was asked to', async () => {
  const { within, count, at } = setUp();
  const { rerender } = render(within(<Reader id="a" />));
  await count(1);
  at(0).answer('甲');
  await said('甲');
  rerender(within(<Reader id="b" />));
  await count(2);
  await said('加载中');
});

it('loads while the session is pending, and sends nothing before it is known', async () => {
  const { portal, within, count, sent } = setUp();
  portal.session.setState({ isPending: true });
  render(within(<Reader id="a" />));
  await said('加载中');
  await aMoment();
  expect(sent).toHaveLength(0);
  act(() => portal.session.setState({ isPending: false }));
  await count(1);
});

function Choice({ id }: { id: string | null }) {
  const { data, isLoading, replace } = useQuery(getThing, id);
  return (
    <>
      <p aria-label="reader">{isLoading ? '加载中' : (data ?? '没有内容')}</p>
      <button type="button" onClick={() => replace((known) => `新的${known ?? ''}`)}>
        替换
      </button>
    </>
  );
}

it('sends nothing without an input, also while the session is pending', async () => {
  const { portal, within, sent } = setUp();
  render(within(<Choice id={null} />));
  await said('没有内容');
  act(() => portal.session.setState({ isPending: true }));
  await aMoment();
  await said('没有内容');
  expect(sent).toHaveLength(0);
});

it('shows what replaces its data without asking for it again', async () => {
  const { within, count, at, sent } = setUp();
  render(within(<Choice id="a" />));
  await count(1);
  at(0).answer('甲');
  await said('甲');
  screen.getByRole('button', { name: '替换' }).click();
  await said('新的甲');
  await aMoment();
  expect(sent).toHaveLength(1);
});

it('is not loaded again by the focus of the window', async () => {
  vi.useFakeTimers();
  const { within, at, sent } = setUp();
  render(within(<Reader id="a" />));
  await act(() => vi.advanceTimersByTimeAsync(10));
  await act(async () => at(0).answer('甲'));
  // SWR answers to no focus in the first seconds.
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByLabelText('reader').textContent).toBe('甲');
  expect(sent).toHaveLength(1);
});

it('is not loaded again by itself after a failure', async () => {
  vi.useFakeTimers();
  const { within, at, sent } = setUp();
  render(within(<Reader id="a" />));
  await act(() => vi.advanceTimersByTimeAsync(10));
  await act(async () => at(0).breakOff());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByLabelText('reader').textContent).toBe('失败：NetworkError');
  expect(sent).toHaveLength(1);
});

it('is sent at once, but a task later where its data are shown already', async () => {
  vi.useFakeTimers();
  const { within, at, sent } = setUp();
  render(within(<Pages id="a" />));
  const tasksOfNow = async () => {
    for (let turns = 0; turns < 50; turns++) await Promise.resolve();
  };
  await act(tasksOfNow);
  expect(sent).toHaveLength(1);
  await act(async () => at(0).answer('甲'));
  await act(() => vi.advanceTimersByTimeAsync(10));
  screen.getByRole('button', { name: '重试' }).click();
  await act(tasksOfNow);
  expect(sent).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(sent).toHaveLength(2);
});

it('has no data where the server has none', async () => {
  const { within, count, at } = setUp();
  render(within(<Reader id="a" />));
  await count(1);
  at(0).answerNothing();
  await said('没有内容');
});

it('leaves its failure to the view, and shows no message of its own', async () => {
  const { portal, within, count, at } = setUp();
  const shown = vi.fn();
  const widget = { ...portal, http: portal.http.withNotify(shown) };
  render(
    within(
      <PortalContext.Provider value={widget}>
        <Reader id="a" />
      </PortalContext.Provider>,
    ),
  );
  await count(1);
  at(0).breakOff();
  await said('失败：NetworkError');
  expect(shown).not.toHaveBeenCalled();
});

it('is loaded again when another tab has changed it, by the portal of now', async () => {
  const [first, second] = [setUp(), setUp()];
  const tells = [first, second].map(({ portal }) => changeListeners(portal));
  const { rerender } = render(first.within(<Reader id="a" />));
  await waitFor(() => expect(tells[0]?.size).toBe(1));
  rerender(second.within(<Reader id="a" />));
  await waitFor(() => expect(tells.map((listeners) => listeners.size)).toEqual([0, 1]));
  await second.count(1);
  second.at(0).answer('甲');
  await said('甲');
  act(() => tells[1]?.forEach((listener) => listener([getThing])));
  await second.count(2);
});
