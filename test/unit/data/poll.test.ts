import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { POLL_INTERVAL_MS, POLL_START_MS, pollOf } from '../../../src/data/poll.ts';
import { tokenCookie } from '../../../src/session/cookie.ts';
import { createSession } from '../../../src/session/store.ts';

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
  // Each test stands for one page alone; several are tested in poll-tabs.
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const answering = (count = 1) => ({
  ask: vi.fn<(signal: AbortSignal) => Promise<number>>(() => Promise.resolve(count)),
  take: vi.fn<(count: number) => void>(),
});
const silent = () => ({ ...answering(), ask: vi.fn(() => new Promise<number>(() => {})) });

describe('a poll', () => {
  test('asks at the start and then every five minutes', async () => {
    expect(POLL_INTERVAL_MS).toBe(300_000);
    const task = answering(7);
    const leave = pollOf(newSession(), 'count', POLL_INTERVAL_MS).join(task);
    await pass(POLL_START_MS);
    expect(task.ask).toHaveBeenCalledTimes(1);
    expect(task.take).toHaveBeenLastCalledWith(7);
    await pass(POLL_INTERVAL_MS - 1);
    expect(task.ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(task.ask).toHaveBeenCalledTimes(2);
    leave();
  });

  test('starts at a moment of its own, so that many pages do not ask at once', async () => {
    vi.mocked(Math.random).mockReturnValue(0.5);
    const task = answering();
    const leave = pollOf(newSession(), 'count', POLL_INTERVAL_MS).join(task);
    await pass(2 * POLL_START_MS - 1);
    expect(task.ask).not.toHaveBeenCalled();
    await pass(1);
    expect(task.ask).toHaveBeenCalledTimes(1);
    leave();
  });

  test('is one for all who share session and key', async () => {
    const session = newSession();
    const tasks = [answering(), answering(), answering()];
    const leaves = tasks.map((task) => pollOf(session, 'count', POLL_INTERVAL_MS).join(task));
    await pass(POLL_START_MS + POLL_INTERVAL_MS);
    expect(tasks.reduce((sum, { ask }) => sum + ask.mock.calls.length, 0)).toBe(2);
    leaves[0]?.();
    await pass(POLL_INTERVAL_MS);
    expect(tasks.map(({ ask }) => ask.mock.calls.length)).toEqual([2, 1, 0]);
    for (const leave of leaves) leave();
  });

  test('differs by key and by session', async () => {
    const session = newSession();
    const tasks = [answering(), answering(), answering()] as const;
    const leaves = [
      pollOf(session, 'a', POLL_INTERVAL_MS).join(tasks[0]),
      pollOf(session, 'b', POLL_INTERVAL_MS).join(tasks[1]),
      pollOf(newSession(), 'a', POLL_INTERVAL_MS).join(tasks[2]),
    ];
    await pass(POLL_START_MS);
    for (const { ask } of tasks) expect(ask).toHaveBeenCalledTimes(1);
    for (const leave of leaves) leave();
  });

  test('sends nothing for somebody who only comes and goes', async () => {
    const task = answering();
    pollOf(newSession(), 'count', POLL_INTERVAL_MS).join(task)();
    await pass(POLL_INTERVAL_MS);
    expect(task.ask).not.toHaveBeenCalled();
  });

  test('rests while the page is hidden and asks again on return', async () => {
    const task = answering();
    const leave = pollOf(newSession(), 'count', POLL_INTERVAL_MS).join(task);
    await pass(POLL_START_MS);
    setHidden(true);
    await pass(10 * POLL_INTERVAL_MS);
    expect(task.ask).toHaveBeenCalledTimes(1);
    setHidden(false);
    await pass(0);
    expect(task.ask).toHaveBeenCalledTimes(2);
    await pass(POLL_INTERVAL_MS);
    expect(task.ask).toHaveBeenCalledTimes(3);
    leave();
  });

  test('of a page that starts hidden begins when it is shown', async () => {
    hidden = true;
    const task = answering();
    const leave = pollOf(newSession(), 'count', POLL_INTERVAL_MS).join(task);
    await pass(POLL_INTERVAL_MS);
    expect(task.ask).not.toHaveBeenCalled();
    setHidden(false);
    await pass(0);
    expect(task.ask).toHaveBeenCalledTimes(1);
    leave();
  });

  test('waits longer after each failure, up to eight intervals, and as before after a success', async () => {
    let fails = true;
    const task = {
      ask: vi.fn(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(1))),
      take: vi.fn(),
    };
    const leave = pollOf(newSession(), 'count', 1000).join(task);
    await pass(POLL_START_MS);
    for (const wait of [2000, 4000, 8000, 8000]) {
      task.ask.mockClear();
      await pass(wait - 1);
      expect(task.ask).not.toHaveBeenCalled();
      await pass(1);
      expect(task.ask).toHaveBeenCalledTimes(1);
    }
    expect(task.take).not.toHaveBeenCalled();
    fails = false;
    await pass(8000);
    task.ask.mockClear();
    await pass(1000);
    expect(task.ask).toHaveBeenCalledTimes(1);
    leave();
  });

  test('after a failure, comes back at a moment of its own', async () => {
    const task = { ask: vi.fn(() => Promise.reject(new Error('offline'))), take: vi.fn() };
    const leave = pollOf(newSession(), 'count', 1000).join(task);
    vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValue(1);
    await pass(POLL_START_MS);
    task.ask.mockClear();
    await pass(2499);
    expect(task.ask).not.toHaveBeenCalled();
    await pass(1);
    expect(task.ask).toHaveBeenCalledTimes(1);
    leave();
  });

  test('does not ask a second time while an answer is on its way', async () => {
    const task = silent();
    const poll = pollOf(newSession(), 'count', 1000);
    const leave = poll.join(task);
    await pass(POLL_START_MS);
    poll.refresh();
    await pass(10_000);
    expect(task.ask).toHaveBeenCalledTimes(1);
    leave();
  });

  test('refreshed while an answer is on its way, it asks once more after that', async () => {
    const answers: ((count: number) => void)[] = [];
    const task = {
      ask: vi.fn(() => new Promise<number>((resolve) => answers.push(resolve))),
      take: vi.fn(),
    };
    const poll = pollOf(newSession(), 'count', 1000);
    const leave = poll.join(task);
    await pass(POLL_START_MS);
    poll.refresh();
    poll.refresh();
    expect(task.ask).toHaveBeenCalledTimes(1);
    answers[0]?.(0);
    await pass(0);
    expect(task.ask).toHaveBeenCalledTimes(2);
    answers[1]?.(1);
    await pass(999);
    expect(task.ask).toHaveBeenCalledTimes(2);
    expect(task.take).toHaveBeenLastCalledWith(1);
    leave();
  });

  test('asks at once when it is refreshed, and counts the interval from there', async () => {
    const task = answering();
    const poll = pollOf(newSession(), 'count', 1000);
    const leave = poll.join(task);
    await pass(600);
    poll.refresh();
    await pass(999);
    expect(task.ask).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(task.ask).toHaveBeenCalledTimes(3);
    leave();
  });

  test('takes no answer that was asked before a change was over, and asks again after it', async () => {
    const answers: ((count: number) => void)[] = [];
    const task = {
      ask: vi.fn(() => new Promise<number>((resolve) => answers.push(resolve))),
      take: vi.fn(),
    };
    const poll = pollOf(newSession(), 'count', 1000);
    const leave = poll.join(task);
    await pass(POLL_START_MS);
    const release = poll.hold();
    answers[0]?.(128);
    poll.tell(127);
    await pass(100);
    expect(task.take.mock.calls).toEqual([[127]]);
    expect(task.ask).toHaveBeenCalledTimes(1);
    release();
    release();
    answers[1]?.(127);
    await pass(0);
    expect(task.ask).toHaveBeenCalledTimes(2);
    expect(task.take.mock.calls).toEqual([[127], [127]]);
    leave();
  });

  test('leaves no timer, no listener and no call behind when the last has left', async () => {
    const added = vi.spyOn(document, 'addEventListener');
    const removed = vi.spyOn(document, 'removeEventListener');
    let signal: AbortSignal | undefined;
    const leave = pollOf(newSession(), 'count', 1000).join({
      ask(given) {
        signal = given;
        return new Promise(() => {});
      },
      take: vi.fn(),
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
