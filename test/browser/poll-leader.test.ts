import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { getPoll } from '#src/data/notifications/poll.ts';
import { joinElection, type SharedCount } from '#src/data/notifications/poll-leader.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { createSession } from '#src/session/store.ts';
import { eventually } from '../eventually.ts';
import { POLL_START_MS } from '#src/rules/limits.ts';

let lastName = 0;
const names = () => `test-${++lastName}-${Math.random()}`;
const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
afterEach(() => vi.restoreAllMocks());

/** Simulates a separate page: for the poll, pages share nothing but locks and channels. */
function openPage(name: string, intervalMs: number, ask: () => Promise<number>) {
  const session = createSession(tokenCookie('poll_tabs_test', ''), 'demo');
  const poll = getPoll(session, name, intervalMs);
  const asked = vi.fn(ask);
  const taken = vi.fn<(count: number) => void>();
  const leave = poll.subscribe({ fetch: asked, onCount: taken });
  onTestFinished(leave);
  return { ...poll, asked, taken, leave };
}

/** Simulates a hidden page, which sends no requests but may already know the count. */
function openHidden(name: string, known: SharedCount | null) {
  const nothing = () => {};
  const tabs = joinElection({
    name,
    onAlone: nothing,
    onElected: nothing,
    onMessage: nothing,
    getSharedCount: () => known,
  });
  onTestFinished(() => tabs.close());
}

/** Waits until so many pages hold their locks, and the last of them knows which others do. */
async function lockedIn(name: string, pages: number) {
  const held = async () => {
    const locks = await navigator.locks.query();
    return locks.held?.filter((lock) => lock.name === `portal.tab:${name}`).length;
  };
  // `eventually` would advance the fake timers.
  while ((await held()) !== pages) await new Promise(requestAnimationFrame);
  // The page asks for the locks before this query does, so it has its answer.
  await navigator.locks.query();
  await new Promise(requestAnimationFrame);
}

test('a page that is alone asks at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const name = names();
  const { asked } = openPage(name, 60_000, async () => 1);
  await lockedIn(name, 1);
  vi.advanceTimersByTime(0);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('beside a page in the background it waits whether that one knows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const name = names();
  openHidden(name, null);
  await lockedIn(name, 1);
  const { asked } = openPage(name, 60_000, async () => 1);
  await lockedIn(name, 2);
  vi.advanceTimersByTime(POLL_START_MS - 10);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3 * POLL_START_MS);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what a page in the background knows is not asked for', async () => {
  // A busy machine may hand the message over only after the moment in which the page would ask.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const name = names();
  openHidden(name, { count: 7, age: 0, due: 60_000 });
  await lockedIn(name, 1);
  const { asked, taken } = openPage(name, 60_000, async () => 1);
  // `eventually` would advance the fake timers.
  while (taken.mock.calls.length === 0) await new Promise(requestAnimationFrame);
  expect(taken).toHaveBeenCalledWith(7);
  vi.advanceTimersByTime(4 * POLL_START_MS);
  expect(asked).not.toHaveBeenCalled();
});

test('of several pages one asks, and all get the answer', async () => {
  const name = names();
  const pages = [1, 2, 3].map(() => openPage(name, 60_000, async () => 42));
  await eventually(() => {
    for (const { taken } of pages) expect(taken).toHaveBeenCalledWith(42);
  });
  expect(pages.reduce((sum, { asked }) => sum + asked.mock.calls.length, 0)).toBe(1);
});

test('they go on so: one call in each interval', async () => {
  const name = names();
  const calls: number[] = [];
  const pages = [1, 2, 3].map(() => openPage(name, 700, async () => calls.push(performance.now())));
  await eventually(() => {
    for (const { taken } of pages) expect(taken.mock.calls.slice(0, 3)).toEqual([[1], [2], [3]]);
  });
  const gaps = calls.slice(1).map((time, index) => time - (calls[index] ?? 0));
  // A timer of the browser may end a moment early, and on a busy machine late.
  expect(Math.min(...gaps)).toBeGreaterThan(650);
});

test('a page that comes later is told what is known, and asks nothing', async () => {
  const name = names();
  const first = openPage(name, 60_000, async () => 7);
  await eventually(() => expect(first.taken).toHaveBeenCalled());
  const second = openPage(name, 60_000, async () => 8);
  await eventually(() => expect(second.taken).toHaveBeenCalledWith(7));
  await rest(600);
  expect(second.asked).not.toHaveBeenCalled();
});

test('when the page that asks goes away, another takes over at the time that was due', async () => {
  const name = names();
  const first = openPage(name, 900, async () => 1);
  await eventually(() => expect(first.taken).toHaveBeenCalledTimes(1));
  const second = openPage(name, 900, async () => 2);
  await eventually(() => expect(second.taken).toHaveBeenCalledWith(1));
  first.leave();
  expect(second.asked).not.toHaveBeenCalled();
  await eventually(() => expect(second.taken).toHaveBeenLastCalledWith(2));
  expect(second.asked).toHaveBeenCalledTimes(1);
});

test('a page that was told of a change hands it to the others', async () => {
  const name = names();
  const [first, second] = [1, 2].map(() => openPage(name, 60_000, async () => 9));
  await eventually(() => expect(second?.taken).toHaveBeenCalledWith(9));
  first?.setCount(8);
  await eventually(() => expect(second?.taken).toHaveBeenLastCalledWith(8));
});

test('an answer from another page that comes during a change is not taken', async () => {
  const name = names();
  const [first, second] = [1, 2].map(() => openPage(name, 60_000, async () => 9));
  await eventually(() => expect(second?.taken).toHaveBeenCalledWith(9));
  const release = second?.pause();
  first?.setCount(5);
  await rest(100);
  expect(second?.taken).not.toHaveBeenCalledWith(5);
  release?.();
  await eventually(() => expect(second?.asked).toHaveBeenCalled());
});

test('without locks each page asks for itself', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
  const name = names();
  const pages = [1, 2].map(() => openPage(name, 60_000, () => rest(400).then(() => 3)));
  await eventually(() => {
    for (const { taken } of pages) expect(taken).toHaveBeenCalledWith(3);
  });
  for (const { asked } of pages) expect(asked).toHaveBeenCalledTimes(1);
});

test('where the browser refuses its locks each page asks for itself', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'));
  const page = openPage(names(), 60_000, async () => 4);
  await eventually(() => expect(page.taken).toHaveBeenCalledWith(4));
});

test('a page that has left holds neither a lock nor a channel', async () => {
  const name = names();
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  const page = openPage(name, 60_000, async () => 1);
  await eventually(() => expect(page.taken).toHaveBeenCalled());
  page.leave();
  await eventually(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    expect([...held, ...pending].filter((lock) => lock.name?.includes(name))).toEqual([]);
  });
  expect(close).toHaveBeenCalledOnce();
});
