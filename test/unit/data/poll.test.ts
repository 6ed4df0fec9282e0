import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getPoll } from '#src/data/notifications/poll.ts';
import { PortalError } from '#src/http/errors.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { createSession } from '#src/session/store.ts';
import { eventually } from '../../eventually.ts';
import { POLL_INTERVAL_MS, POLL_ONLINE_SPREAD_MS, POLL_START_MS } from '#src/rules/limits.ts';

let hidden = false;
const setHidden = (value: boolean) => {
  hidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
};
const newSession = () => createSession(tokenCookie('poll_test', ''), 'demo');

beforeEach(() => {
  hidden = false;
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  // Each test simulates a single page; poll-leader tests several.
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const answering = (count = 1) => ({
  fetch: vi.fn<(signal: AbortSignal) => Promise<number>>(() => Promise.resolve(count)),
  onCount: vi.fn<(count: number) => void>(),
});
const silent = () => ({ ...answering(), fetch: vi.fn(() => new Promise<number>(() => {})) });

describe('a poll', () => {
  test('asks at the start and then every five minutes', async () => {
    expect(POLL_INTERVAL_MS).toBe(300_000);
    const task = answering(7);
    const leave = getPoll(newSession(), 'count', POLL_INTERVAL_MS).subscribe(task);
    await pass(POLL_START_MS);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    expect(task.onCount).toHaveBeenLastCalledWith(7);
    await pass(POLL_INTERVAL_MS - 1);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    leave();
  });

  test('starts at a moment of its own, so that many pages do not ask at once', async () => {
    vi.mocked(Math.random).mockReturnValue(0.5);
    const task = answering();
    const leave = getPoll(newSession(), 'count', POLL_INTERVAL_MS).subscribe(task);
    await pass(2 * POLL_START_MS - 1);
    expect(task.fetch).not.toHaveBeenCalled();
    await pass(1);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    leave();
  });

  test('asks soon after the line is back, if the last fetch had failed', async () => {
    const task = { ...answering(), fetch: vi.fn(() => Promise.reject(new Error('offline'))) };
    const leave = getPoll(newSession(), 'count', POLL_INTERVAL_MS).subscribe(task);
    await pass(POLL_START_MS);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    vi.mocked(Math.random).mockReturnValue(0.5);
    window.dispatchEvent(new Event('online'));
    await pass(POLL_ONLINE_SPREAD_MS / 2 - 1);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    leave();
  });

  test('asks for nothing when the line is back and nothing has failed', async () => {
    const task = answering();
    const leave = getPoll(newSession(), 'count', POLL_INTERVAL_MS).subscribe(task);
    await pass(POLL_START_MS);
    window.dispatchEvent(new Event('online'));
    await pass(POLL_ONLINE_SPREAD_MS);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    leave();
  });

  test('is one for all who share session and key', async () => {
    const session = newSession();
    const tasks = [answering(), answering(), answering()];
    const leaves = tasks.map((task) => getPoll(session, 'count', POLL_INTERVAL_MS).subscribe(task));
    await pass(POLL_START_MS + POLL_INTERVAL_MS);
    expect(tasks.reduce((sum, { fetch }) => sum + fetch.mock.calls.length, 0)).toBe(2);
    leaves[0]?.();
    await pass(POLL_INTERVAL_MS);
    expect(tasks.map(({ fetch }) => fetch.mock.calls.length)).toEqual([2, 1, 0]);
    for (const leave of leaves) leave();
  });

  test('differs by key and by session', async () => {
    const session = newSession();
    const tasks = [answering(), answering(), answering()] as const;
    const leaves = [
      getPoll(session, 'a', POLL_INTERVAL_MS).subscribe(tasks[0]),
      getPoll(session, 'b', POLL_INTERVAL_MS).subscribe(tasks[1]),
      getPoll(newSession(), 'a', POLL_INTERVAL_MS).subscribe(tasks[2]),
    ];
    await pass(POLL_START_MS);
    for (const { fetch } of tasks) expect(fetch).toHaveBeenCalledTimes(1);
    for (const leave of leaves) leave();
  });

  test('sends nothing for somebody who only comes and goes, and does not begin', async () => {
    const listening = vi.spyOn(document, 'addEventListener');
    const task = answering();
    getPoll(newSession(), 'count', POLL_INTERVAL_MS).subscribe(task)();
    await pass(POLL_INTERVAL_MS);
    expect(task.fetch).not.toHaveBeenCalled();
    expect(listening).not.toHaveBeenCalled();
  });

  test('listens to the page until the last one has gone', async () => {
    const listened = [document, window].map((target) => ({
      added: vi.spyOn(target, 'addEventListener'),
      removed: vi.spyOn(target, 'removeEventListener'),
    }));
    const leave = getPoll(newSession(), 'count', POLL_INTERVAL_MS).subscribe(answering());
    await pass(POLL_START_MS);
    leave();
    const named = (calls: unknown[][]) => calls.map(([type]) => type).toSorted();
    const types = listened.map(({ added }) => named(added.mock.calls));
    expect(types).toEqual([['visibilitychange'], ['online', 'pagehide']]);
    expect(listened.map(({ removed }) => named(removed.mock.calls))).toEqual(types);
  });

  test('takes a count from the first moment to the last, and not after it', async () => {
    const poll = getPoll(newSession(), 'count', POLL_INTERVAL_MS);
    const task = answering();
    poll.setCount(3);
    expect(poll.isKnown()).toBe(false);
    const leave = poll.subscribe(task);
    poll.setCount(4);
    expect(task.onCount.mock.calls).toEqual([[4]]);
    expect(poll.isKnown()).toBe(true);
    leave();
    poll.setCount(5);
    expect(poll.isKnown()).toBe(false);
  });

  test('rests while the page is hidden and asks again on return', async () => {
    const task = answering();
    const leave = getPoll(newSession(), 'count', POLL_INTERVAL_MS).subscribe(task);
    await pass(POLL_START_MS);
    setHidden(true);
    await pass(10 * POLL_INTERVAL_MS);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    setHidden(false);
    await pass(0);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    await pass(POLL_INTERVAL_MS);
    expect(task.fetch).toHaveBeenCalledTimes(3);
    leave();
  });

  test.each([
    ['set back by a day', -86_400_000],
    ['set back by ten minutes', -600_000],
  ])('asks in time with a clock that is %s meanwhile', async (_, by) => {
    const task = answering();
    const leave = getPoll(newSession(), 'count', POLL_INTERVAL_MS).subscribe(task);
    await pass(POLL_START_MS);
    vi.setSystemTime(Date.now() + by);
    await pass(POLL_INTERVAL_MS);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    await pass(POLL_INTERVAL_MS);
    expect(task.fetch).toHaveBeenCalledTimes(3);
    leave();
  });

  test('takes a count of another tab as new after the clock was set back', async () => {
    vi.unstubAllGlobals();
    const name = 'set-back';
    const task = answering(5);
    const leave = getPoll(newSession(), name, POLL_INTERVAL_MS).subscribe(task);
    await pass(3 * POLL_START_MS);
    vi.setSystemTime(Date.now() - 86_400_000);
    await pass(1000);
    const other = new BroadcastChannel(`portal.poll:${name}`);
    other.postMessage({ count: 6, age: 10, due: POLL_INTERVAL_MS });
    await eventually(() => expect(task.onCount).toHaveBeenLastCalledWith(6));
    other.close();
    leave();
  });

  test('asks within a minute after the computer has slept with the page in view', async () => {
    const task = answering();
    const leave = getPoll(newSession(), 'count', POLL_INTERVAL_MS).subscribe(task);
    await pass(POLL_START_MS);
    // A sleeping computer holds up the timers, and only its wall clock has moved on when it wakes.
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    await pass(60_000);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    leave();
  });

  test('of a page that starts hidden begins when it is shown', async () => {
    hidden = true;
    const task = answering();
    const leave = getPoll(newSession(), 'count', POLL_INTERVAL_MS).subscribe(task);
    await pass(POLL_INTERVAL_MS);
    expect(task.fetch).not.toHaveBeenCalled();
    setHidden(false);
    await pass(0);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    leave();
  });

  test('waits longer after each failure, up to eight intervals, and as before after a success', async () => {
    let fails = true;
    const task = {
      fetch: vi.fn(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(1))),
      onCount: vi.fn(),
    };
    const leave = getPoll(newSession(), 'count', 1000).subscribe(task);
    await pass(POLL_START_MS);
    for (const wait of [2000, 4000, 8000, 8000]) {
      task.fetch.mockClear();
      await pass(wait - 1);
      expect(task.fetch).not.toHaveBeenCalled();
      await pass(1);
      expect(task.fetch).toHaveBeenCalledTimes(1);
    }
    expect(task.onCount).not.toHaveBeenCalled();
    fails = false;
    await pass(8000);
    task.fetch.mockClear();
    await pass(1000);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    leave();
  });

  test('waits as long as the server asks for, where that is longer', async () => {
    const refused = new PortalError('busy', { status: 503, retryAfter: 3600 });
    const task = { ...answering(), fetch: vi.fn(() => Promise.reject(refused)) };
    const leave = getPoll(newSession(), 'count', POLL_INTERVAL_MS).subscribe(task);
    await pass(POLL_START_MS);
    await pass(3_600_000 - 1);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    leave();
  });

  test('after a failure, comes back at a moment of its own', async () => {
    const task = { fetch: vi.fn(() => Promise.reject(new Error('offline'))), onCount: vi.fn() };
    const leave = getPoll(newSession(), 'count', 1000).subscribe(task);
    vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValue(1);
    await pass(POLL_START_MS);
    task.fetch.mockClear();
    await pass(2499);
    expect(task.fetch).not.toHaveBeenCalled();
    await pass(1);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    leave();
  });

  test('does not ask a second time while an answer is on its way', async () => {
    const task = silent();
    const poll = getPoll(newSession(), 'count', 1000);
    const leave = poll.subscribe(task);
    await pass(POLL_START_MS);
    poll.refresh();
    await pass(10_000);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    leave();
  });

  test('refreshed while an answer is on its way, it asks once more after that', async () => {
    const answers: ((count: number) => void)[] = [];
    const task = {
      fetch: vi.fn(() => new Promise<number>((resolve) => answers.push(resolve))),
      onCount: vi.fn(),
    };
    const poll = getPoll(newSession(), 'count', 1000);
    const leave = poll.subscribe(task);
    await pass(POLL_START_MS);
    poll.refresh();
    poll.refresh();
    expect(task.fetch).toHaveBeenCalledTimes(1);
    answers[0]?.(0);
    await pass(0);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    answers[1]?.(1);
    await pass(999);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    expect(task.onCount).toHaveBeenLastCalledWith(1);
    leave();
  });

  test('asks at once when it is refreshed, and counts the interval from there', async () => {
    const task = answering();
    const poll = getPoll(newSession(), 'count', 1000);
    const leave = poll.subscribe(task);
    await pass(600);
    poll.refresh();
    await pass(999);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(task.fetch).toHaveBeenCalledTimes(3);
    leave();
  });

  test('takes no answer that was asked before a change was over, and asks again after it', async () => {
    const answers: ((count: number) => void)[] = [];
    const task = {
      fetch: vi.fn(() => new Promise<number>((resolve) => answers.push(resolve))),
      onCount: vi.fn(),
    };
    const poll = getPoll(newSession(), 'count', 1000);
    const leave = poll.subscribe(task);
    await pass(POLL_START_MS);
    const release = poll.pause();
    answers[0]?.(128);
    poll.setCount(127);
    await pass(100);
    expect(task.onCount.mock.calls).toEqual([[127]]);
    expect(task.fetch).toHaveBeenCalledTimes(1);
    release();
    release();
    answers[1]?.(127);
    await pass(0);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    expect(task.onCount.mock.calls).toEqual([[127], [127]]);
    leave();
  });

  test('keeps a count that was set while an older one was on its way, and asks again in time', async () => {
    const answers: ((count: number) => void)[] = [];
    const task = {
      fetch: vi.fn(() => new Promise<number>((resolve) => void answers.push(resolve))),
      onCount: vi.fn<(count: number) => void>(),
    };
    const poll = getPoll(newSession(), 'count', POLL_INTERVAL_MS);
    const leave = poll.subscribe(task);
    await pass(POLL_START_MS + 500);
    poll.setCount(0);
    answers[0]?.(5);
    await pass(0);
    expect(task.onCount.mock.calls).toEqual([[0]]);
    await pass(POLL_INTERVAL_MS);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    leave();
  });

  test('leaves no timer, no listener and no call behind when the last has left', async () => {
    const added = vi.spyOn(document, 'addEventListener');
    const removed = vi.spyOn(document, 'removeEventListener');
    let signal: AbortSignal | undefined;
    const leave = getPoll(newSession(), 'count', 1000).subscribe({
      fetch(given) {
        signal = given;
        return new Promise(() => {});
      },
      onCount: vi.fn(),
    });
    await pass(POLL_START_MS);
    leave();
    expect(signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
    setHidden(false);
    await pass(10_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
