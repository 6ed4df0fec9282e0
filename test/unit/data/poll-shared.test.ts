import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getPoll, type Poll } from '#src/data/notifications/poll.ts';
import { POLL_START_MS } from '#src/rules/limits.ts';
import { createSession } from '#src/session/store.ts';
import { tokenInMemory } from '#src/session/token/cookie.ts';

/** The channel of a browser's tabs: this page's end, and what it has sent. */
class SharedChannel extends EventTarget {
  static open: SharedChannel | undefined;
  readonly sent: unknown[] = [];
  constructor() {
    super();
    SharedChannel.open = this;
  }
  postMessage = (data: unknown) => void this.sent.push(data);
  close = () => {};
}

const INTERVAL = 10_000;
let hidden = false;
const setHidden = (value: boolean) => {
  hidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  hidden = false;
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.stubGlobal('BroadcastChannel', SharedChannel);
});
const leaves: (() => void)[] = [];
afterEach(() => {
  leaves.splice(0).forEach((leave) => leave());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

/** Another tab sends a count, or asks for one. */
const receive = (data: unknown) => SharedChannel.open?.dispatchEvent(new MessageEvent('message', { data }));
const sent = () => SharedChannel.open?.sent ?? [];

async function openPoll(): Promise<{ poll: Poll; task: ReturnType<typeof answering> }> {
  const poll = getPoll(createSession(tokenInMemory(), 'demo'), 'count', INTERVAL);
  const task = answering();
  leaves.push(poll.subscribe(task));
  await pass(0);
  return { poll, task };
}
const answering = () => ({
  fetch: vi.fn<(signal: AbortSignal) => Promise<number>>(() => Promise.resolve(7)),
  onCount: vi.fn<(count: number) => void>(),
});

/** A poll that has fetched its first count just now. */
async function openKnown() {
  const opened = await openPoll();
  await pass(POLL_START_MS);
  expect(opened.task.onCount.mock.calls).toEqual([[7]]);
  return opened;
}

describe('a count of another tab', () => {
  test('is taken, and the next fetch is due when the other tab says', async () => {
    const { poll, task } = await openPoll();
    expect(poll.isKnown()).toBe(false);
    receive({ count: 6, age: 100, due: 4000 });
    expect(task.onCount.mock.calls).toEqual([[6]]);
    expect(poll.isKnown()).toBe(true);
    await pass(3999);
    expect(task.fetch).not.toHaveBeenCalled();
    await pass(1);
    expect(task.fetch).toHaveBeenCalledOnce();
  });

  test.each([
    ['is taken', INTERVAL, [[6]]],
    ['is not taken', INTERVAL + 1, []],
  ])('%s at an age of %i ms', async (_, age, taken) => {
    const { task } = await openPoll();
    receive({ count: 6, age, due: 4000 });
    expect(task.onCount.mock.calls).toEqual(taken);
  });

  test.each([
    ['later than ours is taken', 199, [[7], [6]]],
    ['as late as ours is not', 200, [[7]]],
    ['earlier than ours is not', 201, [[7]]],
  ])('%s', async (_, age, taken) => {
    const { task } = await openKnown();
    await pass(200);
    receive({ count: 6, age, due: 4000 });
    expect(task.onCount.mock.calls).toEqual(taken);
  });

  test('during a change is not taken; we ask after it', async () => {
    const { poll, task } = await openKnown();
    await pass(200);
    const resume = poll.pause();
    receive({ count: 6, age: 0, due: 4000 });
    expect(task.onCount.mock.calls).toEqual([[7]]);
    resume();
    expect(task.fetch).toHaveBeenCalledTimes(2);
  });

  test.each([undefined, null, 'known', {}, { count: 6 }, { count: '6', age: 0, due: 0 }])(
    '%j is none',
    async (data) => {
      const { task } = await openPoll();
      receive(data);
      expect(task.onCount).not.toHaveBeenCalled();
    },
  );
});

describe('what this tab tells the others', () => {
  test('begins with the question for the count', async () => {
    await openPoll();
    expect(sent()).toEqual(['known?']);
  });

  test('answers their question once it knows, with its age and what is left of the interval', async () => {
    await openPoll();
    receive('known?');
    expect(sent()).toEqual(['known?']);
    await pass(POLL_START_MS + 300);
    sent().splice(0);
    receive('known?');
    expect(sent()).toEqual([{ count: 7, age: 300, due: INTERVAL - 300 }]);
  });

  test('is each count that it has fetched or set', async () => {
    const { poll } = await openKnown();
    expect(sent().slice(1)).toEqual([{ count: 7, age: 0, due: INTERVAL }]);
    await pass(500);
    poll.setCount(3);
    expect(sent().at(-1)).toEqual({ count: 3, age: 0, due: INTERVAL - 500 });
  });
});

describe('on return to a page', () => {
  test.each<[what: string, given: { before: number; age: number }, asks: boolean]>([
    ['a count of just now is as good as a fetched one', { before: 5000, age: 0 }, false],
    ['a count of a tenth of the interval ago is not', { before: 5000, age: INTERVAL / 10 }, true],
    ['one a little younger is', { before: 5000, age: INTERVAL / 10 - 1 }, false],
    ['a count of before it was hidden is not', { before: 100, age: 101 }, true],
    ['one of the moment in which it was hidden is', { before: 100, age: 100 }, false],
  ])('%s', async (_, { before, age }, asks) => {
    const { task } = await openKnown();
    await pass(2000);
    setHidden(true);
    await pass(before);
    receive({ count: 6, age, due: 4000 });
    task.fetch.mockClear();
    setHidden(false);
    expect(task.fetch).toHaveBeenCalledTimes(asks ? 1 : 0);
  });

  test('what was to be asked meanwhile is asked, however fresh the count', async () => {
    const { poll, task } = await openKnown();
    await pass(2000);
    setHidden(true);
    poll.refresh();
    receive({ count: 6, age: 0, due: 4000 });
    task.fetch.mockClear();
    setHidden(false);
    expect(task.fetch).toHaveBeenCalledOnce();
  });

  test('nothing is asked while it is hidden', async () => {
    const { task } = await openKnown();
    setHidden(true);
    task.fetch.mockClear();
    receive({ count: 6, age: 0, due: 100 });
    await pass(INTERVAL);
    expect(task.fetch).not.toHaveBeenCalled();
  });
});

describe('a page that no other one can tell', () => {
  /** This page alone holds locks, and learns of it when the test says so. */
  function aloneIn() {
    let tell = () => {};
    const held: { name: string }[] = [];
    const known = new Promise<void>((resolve) => (tell = resolve));
    const request = async (name: string, _: LockOptions, work: (lock: { name: string }) => unknown) => {
      held.push({ name });
      return work({ name });
    };
    vi.stubGlobal('navigator', { locks: { request, query: () => known.then(() => ({ held })) } });
    return { tell };
  }
  /** The next frame, well before a poll would begin by itself. */
  const frame = () => pass(20);

  test('asks in the next frame', async () => {
    const { tell } = aloneIn();
    const { task } = await openPoll();
    tell();
    await frame();
    expect(task.fetch).toHaveBeenCalledOnce();
  });

  test('asks for nothing where the last one has gone before that', async () => {
    const { tell } = aloneIn();
    const { task } = await openPoll();
    tell();
    leaves.splice(0).forEach((leave) => leave());
    await frame();
    expect(task.fetch).not.toHaveBeenCalled();
  });

  test('does not ask for what it has been told meanwhile', async () => {
    const { tell } = aloneIn();
    const { task } = await openPoll();
    receive({ count: 6, age: 0, due: 4000 });
    tell();
    await frame();
    expect(task.fetch).not.toHaveBeenCalled();
  });

  test('does not ask again before its time when a fetch has failed meanwhile', async () => {
    const { tell } = aloneIn();
    const { task } = await openPoll();
    task.fetch.mockRejectedValue(new Error('offline'));
    await pass(POLL_START_MS);
    expect(task.fetch).toHaveBeenCalledOnce();
    tell();
    await frame();
    expect(task.fetch).toHaveBeenCalledOnce();
  });
});

describe('a tab that does not lead', () => {
  /** Locks that somebody else holds. */
  function lockOut() {
    const request = vi.fn<(name: string) => Promise<void>>(() => new Promise(() => {}));
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [] }) } });
    return { stands: () => request.mock.calls.some(([name]) => name.startsWith('portal.poll:')) };
  }

  test('asks for nothing, however long the count is due', async () => {
    const { stands } = lockOut();
    const { task } = await openPoll();
    expect(stands()).toBe(true);
    receive({ count: 6, age: 0, due: 4000 });
    await pass(5 * INTERVAL);
    expect(task.fetch).not.toHaveBeenCalled();
  });

  test('does not stand for election while its page is hidden', async () => {
    hidden = true;
    const { stands } = lockOut();
    await openPoll();
    expect(stands()).toBe(false);
    setHidden(false);
    expect(stands()).toBe(true);
  });
});

describe('a change in this tab', () => {
  test('during a fetch is newer than its answer, after which the poll goes on', async () => {
    const { poll, task } = await openKnown();
    let answer: (count: number) => void = () => {};
    task.fetch.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await pass(INTERVAL);
    expect(task.fetch).toHaveBeenCalledTimes(2);
    await pass(10);
    poll.setCount(3);
    await pass(10);
    answer(9);
    await pass(INTERVAL);
    expect(task.onCount.mock.calls).toEqual([[7], [3], [7]]);
    expect(task.fetch).toHaveBeenCalledTimes(3);
  });

  test('that ends asks again for what it has stopped', async () => {
    const { poll, task } = await openKnown();
    task.fetch.mockReturnValue(new Promise(() => {}));
    poll.refresh();
    const resume = poll.pause();
    expect(task.fetch).toHaveBeenCalledTimes(2);
    resume();
    expect(task.fetch).toHaveBeenCalledTimes(3);
  });

  test('ends once: the next one holds counts off again', async () => {
    const { poll, task } = await openKnown();
    await pass(200);
    const resume = poll.pause();
    resume();
    resume();
    poll.pause();
    receive({ count: 6, age: 0, due: 4000 });
    expect(task.onCount).not.toHaveBeenCalledWith(6);
  });
});
