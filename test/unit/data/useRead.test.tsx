import { StrictMode, type ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { PortalContext } from '../../../src/data/portal-context.ts';
import type { QueryState } from '../../../src/data/useQuery.ts';
import { useRead } from '../../../src/data/useRead.ts';
import { defineEndpoint } from '../../../src/http/endpoint.ts';
import { createPortal, type Portal } from '../../../src/portal.ts';

const getThing = defineEndpoint({
  method: 'GET',
  path: '/api/things/{id}',
  request: (id: string) => ({ path: { id } }),
  response: v.looseObject({ name: v.string() }),
});
type Thing = { name: string };

interface Sent {
  url: string;
  signal: AbortSignal;
  answer: (name: string) => void;
  say: (body: object) => void;
  fail: () => void;
}

const portals: Portal[] = [];
afterEach(() => portals.splice(0).forEach((portal) => portal.close()));

function setUp() {
  const sent: Sent[] = [];
  const portal = createPortal({
    settings: { api: 'http://localhost' },
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal ?? new AbortController().signal;
        signal.addEventListener('abort', () => reject(signal.reason));
        const say = (body: object) => resolve(Response.json(body));
        const answer = (name: string) => say({ code: 200, data: { name } });
        sent.push({ url: String(url), signal, answer, say, fail: () => reject(new TypeError('no network')) });
      }),
  });
  portals.push(portal);
  const within = (children: ReactNode) => (
    <PortalContext.Provider value={portal}>{children}</PortalContext.Provider>
  );
  const count = (length: number) => waitFor(() => expect(sent).toHaveLength(length));
  const at = (index: number) => {
    const one = sent[index];
    if (!one) throw new Error(`call ${index} was not sent`);
    return one;
  };
  return { portal, sent, within, count, at };
}

interface ReaderProps {
  id: string | null;
  keepPrevious?: boolean;
  seen?: (state: QueryState<Thing>) => void;
}

function Reader({ id, keepPrevious = false, seen }: ReaderProps) {
  const state = useRead(getThing, id, { keepPrevious });
  const { data, isLoading, isValidating, error, retry, replace } = state;
  seen?.(state as QueryState<Thing>);
  const text = error ? `失败：${error.name}` : (data?.name ?? (isLoading ? '加载中' : '没有内容'));
  return (
    <div>
      <p aria-label="reader">{text}</p>
      <p aria-label="known">{data?.name ?? ''}</p>
      <p aria-label="busy">{`${isLoading ? '初次' : ''}${isValidating ? '加载' : ''}`}</p>
      <button type="button" onClick={retry}>
        重试
      </button>
      <button type="button" onClick={() => replace({ name: '换成的' })}>
        替换
      </button>
    </div>
  );
}

const said = (text: string, name = 'reader') =>
  waitFor(() => expect(screen.getByLabelText(name).textContent).toBe(text));
const shown = (name = 'reader') => screen.getByLabelText(name).textContent;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

it('asks for nothing without an input', async () => {
  const { within, sent } = setUp();
  render(within(<Reader id={null} />));
  await aMoment();
  expect(sent).toEqual([]);
  expect([shown(), shown('busy')]).toEqual(['没有内容', '']);
});

it('loads once, under StrictMode too, which mounts everything twice', async () => {
  const { within, count, at, sent } = setUp();
  render(<StrictMode>{within(<Reader id="a" />)}</StrictMode>);
  expect([shown(), shown('busy')]).toEqual(['加载中', '初次加载']);
  await count(1);
  expect(at(0).url).toContain('/api/things/a');
  at(0).answer('研修');
  await said('研修');
  expect(shown('busy')).toBe('');
  await aMoment();
  expect(sent).toHaveLength(1);
});

it('gives a load up when its reader goes away, and loads anew for the next one', async () => {
  const { within, count, at } = setUp();
  const { rerender } = render(within(<Reader id="a" />));
  await count(1);
  rerender(within(null));
  expect(at(0).signal.aborted).toBe(true);
  rerender(within(<Reader id="a" />));
  expect(shown()).toBe('加载中');
  await count(2);
  at(1).answer('研修');
  await said('研修');
});

it('gives the former load up when something else is asked for', async () => {
  const { within, count, at } = setUp();
  const { rerender } = render(within(<Reader id="a" />));
  await count(1);
  rerender(within(<Reader id="b" />));
  await count(2);
  expect(at(0).signal.aborted).toBe(true);
  at(1).answer('乙');
  await said('乙');
});

it('begins with what it read last, and loads it anew', async () => {
  const { within, count, at } = setUp();
  const { rerender } = render(within(<Reader id="a" />));
  await count(1);
  at(0).answer('甲');
  await said('甲');
  rerender(within(null));
  rerender(within(<Reader id="a" />));
  expect([shown(), shown('busy')]).toEqual(['甲', '加载']);
  await count(2);
  at(1).answer('甲二');
  await said('甲二');
});

it('an answer that says the same stays the same object', async () => {
  const { within, count, at } = setUp();
  const seen: unknown[] = [];
  render(within(<Reader id="a" seen={({ data }) => data && seen.push(data)} />));
  await count(1);
  at(0).answer('甲');
  await said('甲');
  await press('重试');
  await count(2);
  at(1).answer('甲');
  await said('', 'busy');
  expect(new Set(seen).size).toBe(1);
});

it('keeps the former page while the next one loads, where that is wanted', async () => {
  const { within, count, at } = setUp();
  const { rerender } = render(within(<Reader id="a" keepPrevious />));
  await count(1);
  at(0).answer('甲');
  await said('甲');
  rerender(within(<Reader id="b" keepPrevious />));
  expect([shown(), shown('busy')]).toEqual(['甲', '初次加载']);
  rerender(within(<Reader id="b" />));
  expect(shown()).toBe('加载中');
});

it('a failure is told and what is known stays; a retry brings it', async () => {
  const { within, count, at } = setUp();
  render(within(<Reader id="a" />));
  await count(1);
  at(0).fail();
  await said('失败：NetworkError');
  await press('重试');
  expect([shown(), shown('busy')]).toEqual(['失败：NetworkError', '初次加载']);
  await count(2);
  at(1).answer('甲');
  await said('甲');
  await press('重试');
  await count(3);
  at(2).fail();
  await said('失败：NetworkError');
  expect(shown('known')).toBe('甲');
});

it('of two loads only the later one counts', async () => {
  const { within, count, at } = setUp();
  render(within(<Reader id="a" />));
  await count(1);
  await press('重试');
  await count(2);
  expect(at(0).signal.aborted).toBe(true);
  at(1).answer('二');
  at(0).answer('一');
  await said('二');
});

it('shows what it is replaced by, whatever is still under way', async () => {
  const { within, count, at } = setUp();
  render(within(<Reader id="a" />));
  await count(1);
  at(0).answer('甲');
  await said('甲');
  await press('重试');
  await count(2);
  await press('替换');
  expect([shown(), shown('busy')]).toEqual(['换成的', '']);
  at(1).answer('甲');
  await aMoment();
  expect(shown()).toBe('换成的');
});

it('what was meant for something read before changes nothing', async () => {
  const { within, count, at, sent } = setUp();
  let former: QueryState<Thing> | undefined;
  const { rerender } = render(within(<Reader id="a" seen={(state) => (former = state)} />));
  await count(1);
  rerender(within(<Reader id="b" />));
  await count(2);
  at(1).answer('乙');
  await said('乙');
  act(() => {
    former?.replace({ name: '甲' });
    former?.retry();
  });
  await aMoment();
  expect([shown(), shown('busy')]).toEqual(['乙', '']);
  expect(sent).toHaveLength(2);
});

it('where the server has nothing, there is nothing', async () => {
  const { within, count, at } = setUp();
  render(within(<Reader id="a" />));
  await count(1);
  at(0).say({ code: 301, msg: '暂无数据' });
  await said('没有内容');
});

it('loads anew when the connection is back', async () => {
  const { within, count, at } = setUp();
  render(within(<Reader id="a" />));
  await count(1);
  at(0).fail();
  await said('失败：NetworkError');
  act(() => void window.dispatchEvent(new Event('online')));
  await count(2);
  at(1).answer('甲');
  await said('甲');
});

it('nobody sees another’s rows, not even while their own load', async () => {
  const { portal, within, count, at } = setUp();
  render(within(<Reader id="a" keepPrevious />));
  await count(1);
  at(0).answer('甲的');
  await said('甲的');
  act(() => portal.session.setState({ userId: 'u-2' }));
  expect(shown()).toBe('加载中');
  await count(2);
  at(1).answer('乙的');
  await said('乙的');
  act(() => portal.session.setState({ orgCode: 'another' }));
  expect(shown()).toBe('加载中');
});
