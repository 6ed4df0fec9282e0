import { StrictMode, type ReactNode } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import useSWR, { mutate as change, type Key } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import useStandIn, { mutate as changeStandIn } from '../../../host/cdn/swr.ts';

interface Asked {
  key: string;
  answer: (data: unknown) => void;
  refuse: (error: unknown) => void;
}

interface Swr {
  data: unknown;
  error: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: (data?: unknown, options?: object) => Promise<unknown>;
}

type Mutate = (key: unknown, data?: unknown, options?: object) => Promise<unknown>;

const own = { revalidateOnFocus: false, shouldRetryOnError: false };
const libraries: [string, (key: unknown, ask: () => Promise<unknown>, kept: boolean) => Swr, Mutate][] = [
  [
    'swr',
    (key, ask, keepPreviousData) => useSWR(key as Key, ask, { ...own, keepPreviousData }) as Swr,
    change as Mutate,
  ],
  [
    'what stands in its place on other people’s pages',
    (key, ask, keepPreviousData) => useStandIn(key, ask, { ...own, keepPreviousData }),
    changeStandIn,
  ],
];

let run = 0;

describe.each(libraries)('reading of a call by %s', (library, useRead, mutate) => {
  let asked: Asked[] = [];
  let scope = '';
  beforeEach(() => {
    asked = [];
    scope = `${library}${++run}`;
  });

  const ask = (key: string) => () =>
    new Promise((answer, refuse) => {
      asked.push({ key, answer, refuse });
    });

  function Reader({
    id,
    name = 'reader',
    kept = false,
  }: {
    id: string | null;
    name?: string;
    kept?: boolean;
  }) {
    const read = useRead(id === null ? null : [scope, id], ask(id ?? ''), kept);
    return (
      <section aria-label={name}>
        <output>{text(read)}</output>
        <button onClick={() => void read.mutate()}>retry</button>
        <button onClick={() => void read.mutate('replaced', { revalidate: false })}>replace</button>
      </section>
    );
  }

  const show = (children: ReactNode) => {
    const view = render(<>{children}</>);
    return {
      next: (next: ReactNode) => view.rerender(<>{next}</>),
    };
  };
  const said = (words: string, name = 'reader') =>
    waitFor(() => expect(screen.getByLabelText(name).querySelector('output')?.textContent).toBe(words));
  const calls = (...keys: string[]) => waitFor(() => expect(asked.map(({ key }) => key)).toEqual(keys));
  const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));
  const answer = (place: number, data: unknown) => act(async () => asked[place]?.answer(data));
  const refuse = (place: number) => act(async () => asked[place]?.refuse(new Error('refused')));

  it('loads, shows, and loads anew when asked', async () => {
    show(<Reader id="a" />);
    await said('loading');
    await calls('a');
    await answer(0, 'one');
    await said('one');
    press('retry');
    await said('one, anew');
    await answer(1, 'two');
    await said('two');
  });

  it('asks for nothing as long as there is no key', async () => {
    const view = show(<Reader id={null} />);
    await said('nothing');
    view.next(<Reader id="a" />);
    await calls('a');
  });

  it('asks once for those who read the same, under StrictMode too', async () => {
    show(
      <StrictMode>
        <Reader id="a" name="first" />
        <Reader id="a" name="second" />
      </StrictMode>,
    );
    await calls('a');
    await answer(0, 'one');
    await said('one', 'first');
    await said('one', 'second');
    expect(asked).toHaveLength(1);
  });

  it('shows what it knows to a later reader', async () => {
    const view = show(<Reader id="a" />);
    await calls('a');
    await answer(0, 'one');
    view.next(null);
    view.next(<Reader id="a" />);
    await said('one');
  });

  it('says what failed, keeps what it had, and forgets the failure with the next answer', async () => {
    show(<Reader id="a" />);
    await calls('a');
    await refuse(0);
    await said('refused');
    press('retry');
    await calls('a', 'a');
    await answer(1, 'one');
    await said('one');
    press('retry');
    await calls('a', 'a', 'a');
    await refuse(2);
    await said('one, refused');
  });

  it.each([
    [true, 'one, anew'],
    [false, 'loading'],
  ])('keeps the former page while the next one loads: %s', async (kept, shown) => {
    const view = show(<Reader id="a" kept={kept} />);
    await calls('a');
    await answer(0, 'one');
    await said('one');
    view.next(<Reader id="b" kept={kept} />);
    await said(shown);
    await answer(1, 'two');
    await said('two');
  });

  it('lets a change that came meanwhile stand against an older answer', async () => {
    show(<Reader id="a" />);
    await calls('a');
    press('replace');
    await said('replaced, anew');
    await answer(0, 'old');
    await said('replaced');
  });

  it('lets a later load stand against an earlier one', async () => {
    show(<Reader id="a" />);
    await calls('a');
    press('retry');
    await calls('a', 'a');
    await answer(1, 'late');
    await answer(0, 'early');
    await said('late');
  });

  it('shows a change at once, and what it becomes', async () => {
    show(<Reader id="a" />);
    await calls('a');
    await answer(0, 'one');
    let settle: (become: (known: string) => string) => void = () => {};
    const work = new Promise<(known: string) => string>((resolve) => (settle = resolve));
    const changed = mutate([scope, 'a'], work, {
      optimisticData: (known: string) => `${known}!`,
      populateCache: (become: (known: string) => string, known: string) => become(known),
      rollbackOnError: true,
      revalidate: false,
    });
    await said('one!');
    await act(async () => settle((known) => `${known} done`));
    await changed;
    await said('one done');
    expect(asked).toHaveLength(1);
  });

  it('takes a change back that failed, and says so to whoever made it', async () => {
    show(<Reader id="a" />);
    await calls('a');
    await answer(0, 'one');
    let fail: (error: Error) => void = () => {};
    const work = new Promise((_, reject) => (fail = reject));
    const changed = mutate([scope, 'a'], work, {
      optimisticData: () => 'shown',
      populateCache: (become: unknown) => become,
      rollbackOnError: true,
      revalidate: false,
    });
    const complaint = vi.fn();
    changed.catch(complaint);
    await said('shown');
    await act(async () => fail(new Error('refused')));
    await said('one');
    await waitFor(() => expect(complaint).toHaveBeenCalledOnce());
  });

  it('loads anew what a filter names, and nothing else', async () => {
    show([<Reader key="a" id="a" name="first" />, <Reader key="b" id="b" name="second" />]);
    await calls('a', 'b');
    await answer(0, 'one');
    await answer(1, 'two');
    await act(async () => {
      void mutate((key: unknown) => Array.isArray(key) && key[0] === scope && key[1] === 'b');
    });
    await calls('a', 'b', 'b');
  });

  it('asks again when the connection is back', async () => {
    const now = Date.now();
    show(<Reader id="a" />);
    await calls('a');
    await answer(0, 'one');
    await said('one');
    vi.useFakeTimers({ now });
    press('retry');
    await answer(1, 'one');
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await calls('a', 'a', 'a');
  });

  it('leaves the same data the same object', async () => {
    const seen = new Set<unknown>();
    function Watcher() {
      const { data, mutate: again } = useRead([scope, 'a'], ask('a'), false);
      if (data !== undefined) seen.add(data);
      return <button onClick={() => void again()}>retry</button>;
    }
    show(<Watcher />);
    await calls('a');
    await answer(0, [{ id: 1 }]);
    press('retry');
    await calls('a', 'a');
    await answer(1, [{ id: 1 }]);
    expect(seen.size).toBe(1);
  });
});

function text({ data, error, isLoading, isValidating }: Swr): string {
  const failure = error instanceof Error ? error.message : '';
  if (data === undefined) return isLoading ? 'loading' : failure || 'nothing';
  return [String(data), failure, isValidating ? 'anew' : ''].filter(Boolean).join(', ');
}
