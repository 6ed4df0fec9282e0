import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { joinElection, type PollLeader, type SharedCount } from '#src/data/notifications/poll-leader.ts';

// Real locks and channels are asked in Chromium (test/browser/poll-leader.test.ts); here is each step of them.

const channels = new Set<Channel>();
class Channel extends EventTarget {
  constructor(readonly name: string) {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of [...channels])
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    channels.delete(this);
  }
}

interface Waiting {
  name: string;
  mode: string;
  isHeld: boolean;
  begin: () => void;
}

/** The Web Locks of a browser. `refuses`: as in a sandboxed document. */
class Locks {
  readonly all: Waiting[] = [];
  constructor(readonly refuses = false) {}

  request(
    name: string,
    { mode = 'exclusive', signal }: LockOptions,
    work: (lock: Lock) => Promise<unknown>,
  ): Promise<unknown> {
    if (this.refuses) return Promise.reject(new DOMException('sandboxed', 'SecurityError'));
    return new Promise((resolve, reject) => {
      const own: Waiting = {
        name,
        mode,
        isHeld: false,
        begin: () => {
          own.isHeld = true;
          // As in a browser, what is granted cannot be given up any longer, and begins a little later.
          queueMicrotask(async () => {
            await work({ name, mode: mode as LockMode });
            this.all.splice(this.all.indexOf(own), 1);
            this.next();
            resolve(undefined);
          });
        },
      };
      signal?.addEventListener('abort', () => {
        if (own.isHeld) return;
        this.all.splice(this.all.indexOf(own), 1);
        reject(signal.reason);
      });
      this.all.push(own);
      queueMicrotask(() => this.next());
    });
  }

  private next() {
    for (const one of [...this.all]) {
      const holders = this.all.filter(({ name, isHeld }) => name === one.name && isHeld);
      const isFree =
        holders.length === 0 || (one.mode === 'shared' && holders.every(({ mode }) => mode === 'shared'));
      if (!one.isHeld && isFree) one.begin();
    }
  }

  async query() {
    return { held: this.all.filter(({ isHeld }) => isHeld) };
  }
}

const tabs: PollLeader[] = [];
let locks = new Locks();
beforeEach(() => {
  locks = new Locks();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  channels.clear();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

const candidates = () => locks.all.filter(({ name }) => name === 'portal.poll:count').length;

/** A tab, with what it has heard. */
function open(name = 'count', shared: SharedCount | null = null) {
  const heard = { alone: 0, elected: 0, counts: [] as SharedCount[] };
  const tab = joinElection({
    name,
    onAlone: () => void (heard.alone += 1),
    onElected: () => void (heard.elected += 1),
    onMessage: (count) => heard.counts.push(count),
    getSharedCount: () => shared,
  });
  tabs.push(tab);
  return { tab, heard };
}

describe('of the tabs that show the same count', () => {
  it('one leads, and the next one once that resigns', async () => {
    const [one, other] = [open(), open()];
    one.tab.elect();
    other.tab.elect();
    await settle();
    expect([one.tab.isLeader, other.tab.isLeader]).toEqual([true, false]);
    expect([one.heard.elected, other.heard.elected]).toEqual([1, 0]);
    one.tab.resign();
    await settle();
    expect([one.tab.isLeader, other.tab.isLeader]).toEqual([false, true]);
    expect(other.heard.elected).toBe(1);
  });

  it('one that closes leaves the lead to the next one', async () => {
    const [one, other] = [open(), open()];
    one.tab.elect();
    other.tab.elect();
    await settle();
    one.tab.close();
    await settle();
    expect([one.tab.isLeader, other.tab.isLeader]).toEqual([false, true]);
  });

  it('one that resigns before its turn never leads, and may stand again', async () => {
    const [one, other] = [open(), open()];
    one.tab.elect();
    await settle();
    other.tab.elect();
    other.tab.resign();
    expect(candidates()).toBe(1);
    one.tab.resign();
    await settle();
    expect([one.tab.isLeader, other.tab.isLeader]).toEqual([false, false]);
    other.tab.elect();
    await settle();
    expect(other.tab.isLeader).toBe(true);
  });

  it('one that resigns at once never leads', async () => {
    const { tab, heard } = open();
    tab.elect();
    tab.resign();
    await settle();
    expect([tab.isLeader, heard.elected]).toEqual([false, 0]);
  });

  it('one that resigns in the moment of its election never leads, and lets the next one', async () => {
    const [one, other] = [open(), open()];
    one.tab.elect();
    await Promise.resolve();
    expect(locks.all.find(({ name }) => name === 'portal.poll:count')?.isHeld).toBe(true);
    one.tab.resign();
    other.tab.elect();
    await settle();
    expect(one.heard.elected).toBe(0);
    expect([one.tab.isLeader, other.tab.isLeader]).toEqual([false, true]);
  });

  it('one that stands twice is elected once', async () => {
    const { tab, heard } = open();
    tab.elect();
    tab.elect();
    await settle();
    expect(heard.elected).toBe(1);
    expect(candidates()).toBe(1);
  });

  it('each leads those of its own count', async () => {
    const [one, other] = [open('a'), open('b')];
    one.tab.elect();
    other.tab.elect();
    await settle();
    expect([one.tab.isLeader, other.tab.isLeader]).toEqual([true, true]);
  });

  it('the first knows that it is alone, and the second that it is not', async () => {
    const one = open();
    await settle();
    const other = open();
    await settle();
    expect([one.heard.alone, other.heard.alone]).toEqual([1, 0]);
    // One of another count is nobody here.
    const third = open('another');
    await settle();
    expect(third.heard.alone).toBe(1);
  });

  it('one that is left, or closed, holds no lock: the back-forward cache takes no page that does', async () => {
    open();
    const other = open();
    await settle();
    expect(locks.all.map(({ isHeld }) => isHeld)).toEqual([true, true]);
    other.tab.close();
    await settle();
    expect(locks.all).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(locks.all).toHaveLength(0);
  });
});

describe('a count', () => {
  const count = { count: 3, age: 10, due: 1000 };

  it('is sent to the others, and asked for by a new one', () => {
    const one = open('count', count);
    const other = open();
    expect(other.heard.counts).toEqual([count]);
    one.tab.publish();
    expect(other.heard.counts).toEqual([count, count]);
    expect(one.heard.counts).toEqual([]);
  });

  it('that is not known yet is sent to nobody', () => {
    const one = open();
    const other = open();
    one.tab.publish();
    expect(other.heard.counts).toEqual([]);
  });

  test.each([
    null,
    'known',
    3,
    {},
    { count: 1, age: 1 },
    { count: 1, age: 1, due: '1' },
    { count: NaN, age: 1, due: 1 },
  ])('is none in %j, which somebody else has sent', (data) => {
    const { heard } = open();
    new Channel('portal.poll:count').postMessage(data);
    expect(heard.counts).toEqual([]);
  });

  it('is listened for as long as the tab is open', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    open().tab.close();
    expect(added.mock.calls).toHaveLength(1);
    expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      added.mock.calls.map(([type, listener]) => [type, listener]),
    );
  });

  it('reaches no tab that is closed', () => {
    const { tab, heard } = open();
    tab.close();
    new Channel('portal.poll:count').postMessage(count);
    expect(heard.counts).toEqual([]);
    expect([...channels].filter(({ name }) => name === 'portal.poll:count')).toHaveLength(1);
  });
});

describe('a browser', () => {
  test.each<[string, () => void]>([
    ['without channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
    ['without locks', () => vi.stubGlobal('navigator', {})],
    ['on a server, without either', () => vi.stubGlobal('navigator', undefined)],
  ])('%s has every tab lead at once', (_, stub) => {
    stub();
    const { tab, heard } = open();
    tab.elect();
    expect([tab.isLeader, heard.elected]).toEqual([true, 1]);
    tab.publish();
    tab.resign();
    expect(tab.isLeader).toBe(false);
  });

  it('without channels asks for no lock, since no count could come', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    open().tab.elect();
    expect(locks.all).toEqual([]);
  });

  it('that refuses its locks has every tab lead, unless it has resigned', async () => {
    vi.stubGlobal('navigator', { locks: new Locks(true) });
    const [one, other] = [open(), open()];
    one.tab.elect();
    other.tab.elect();
    other.tab.resign();
    await settle();
    expect([one.tab.isLeader, other.tab.isLeader]).toEqual([true, false]);
    expect(one.heard.alone).toBe(0);
  });
});
