import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { POLL_INTERVAL_MS, pollOf } from '../../../src/data/poll.ts';
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
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const answering = () => vi.fn<(signal: AbortSignal) => Promise<void>>(() => Promise.resolve());

describe('a poll', () => {
  test('asks at once and then every five minutes', async () => {
    expect(POLL_INTERVAL_MS).toBe(300_000);
    const task = answering();
    const leave = pollOf(newSession(), 'count', POLL_INTERVAL_MS).join(task);
    await pass(0);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(POLL_INTERVAL_MS - 1);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(task).toHaveBeenCalledTimes(2);
    leave();
  });

  test('is one for all who share session and key', async () => {
    const session = newSession();
    const tasks = [answering(), answering(), answering()];
    const leaves = tasks.map((task) => pollOf(session, 'count', POLL_INTERVAL_MS).join(task));
    await pass(POLL_INTERVAL_MS);
    expect(tasks.reduce((sum, task) => sum + task.mock.calls.length, 0)).toBe(2);
    leaves[0]?.();
    await pass(POLL_INTERVAL_MS);
    expect(tasks.map((task) => task.mock.calls.length)).toEqual([2, 1, 0]);
    for (const leave of leaves) leave();
  });

  test('differs by key and by session', async () => {
    const session = newSession();
    const tasks = [answering(), answering(), answering()];
    const leaves = [
      pollOf(session, 'a', POLL_INTERVAL_MS).join(tasks[0] ?? answering()),
      pollOf(session, 'b', POLL_INTERVAL_MS).join(tasks[1] ?? answering()),
      pollOf(newSession(), 'a', POLL_INTERVAL_MS).join(tasks[2] ?? answering()),
    ];
    await pass(0);
    for (const task of tasks) expect(task).toHaveBeenCalledTimes(1);
    for (const leave of leaves) leave();
  });

  test('sends nothing for somebody who only comes and goes', async () => {
    const task = answering();
    pollOf(newSession(), 'count', POLL_INTERVAL_MS).join(task)();
    await pass(POLL_INTERVAL_MS);
    expect(task).not.toHaveBeenCalled();
  });

  test('rests while the page is hidden and asks again on return', async () => {
    const task = answering();
    const leave = pollOf(newSession(), 'count', POLL_INTERVAL_MS).join(task);
    await pass(0);
    setHidden(true);
    await pass(10 * POLL_INTERVAL_MS);
    expect(task).toHaveBeenCalledTimes(1);
    setHidden(false);
    await pass(0);
    expect(task).toHaveBeenCalledTimes(2);
    await pass(POLL_INTERVAL_MS);
    expect(task).toHaveBeenCalledTimes(3);
    leave();
  });

  test('of a page that starts hidden begins when it is shown', async () => {
    hidden = true;
    const task = answering();
    const leave = pollOf(newSession(), 'count', POLL_INTERVAL_MS).join(task);
    await pass(POLL_INTERVAL_MS);
    expect(task).not.toHaveBeenCalled();
    setHidden(false);
    await pass(0);
    expect(task).toHaveBeenCalledTimes(1);
    leave();
  });

  test('waits longer after each failure, up to eight intervals, and as before after a success', async () => {
    let fails = true;
    const task = vi.fn(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve()));
    const leave = pollOf(newSession(), 'count', 1000).join(task);
    await pass(0);
    for (const wait of [2000, 4000, 8000, 8000]) {
      task.mockClear();
      await pass(wait - 1);
      expect(task).not.toHaveBeenCalled();
      await pass(1);
      expect(task).toHaveBeenCalledTimes(1);
    }
    fails = false;
    await pass(8000);
    task.mockClear();
    await pass(1000);
    expect(task).toHaveBeenCalledTimes(1);
    leave();
  });

  test('does not ask a second time while an answer is on its way', async () => {
    const task = vi.fn(() => new Promise<void>(() => {}));
    const poll = pollOf(newSession(), 'count', 1000);
    const leave = poll.join(task);
    await pass(0);
    poll.refresh();
    await pass(10_000);
    expect(task).toHaveBeenCalledTimes(1);
    leave();
  });

  test('asks at once when it is refreshed, and counts the interval from there', async () => {
    const task = answering();
    const poll = pollOf(newSession(), 'count', 1000);
    const leave = poll.join(task);
    await pass(600);
    poll.refresh();
    await pass(999);
    expect(task).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(task).toHaveBeenCalledTimes(3);
    leave();
  });

  test('leaves no timer, no listener and no call behind when the last has left', async () => {
    const added = vi.spyOn(document, 'addEventListener');
    const removed = vi.spyOn(document, 'removeEventListener');
    let signal: AbortSignal | undefined;
    const leave = pollOf(newSession(), 'count', 1000).join((given) => {
      signal = given;
      return new Promise(() => {});
    });
    await pass(0);
    leave();
    expect(signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
    setHidden(false);
    await pass(10_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
