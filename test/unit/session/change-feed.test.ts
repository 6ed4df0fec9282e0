import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeConfig } from '#src/config.ts';
import {
  createChangeFeed,
  getChangeFeed,
  hasChanged,
  queriesAt,
  type ChangeFeed,
} from '#src/session/change-feed.ts';
import { publishChanges } from '#src/session/publish-changes.ts';
import { tokenInMemory } from '#src/session/token/cookie.ts';
import { createSession } from '#src/session/store.ts';

const list = { definition: { method: 'GET', path: '/list' } } as const;
const user = { definition: { method: 'GET', path: '/user' } } as const;

/** Channels that deliver at once, as if each were of another tab. */
const channels = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of [...channels]) {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    }
  }
  close() {
    channels.delete(this);
  }
}

let isHidden = false;
beforeEach(() => {
  isHidden = false;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  channels.clear();
});

function openTab(userId = 'u-1', api = ''): ChangeFeed {
  const session = createSession(tokenInMemory(), 'demo');
  if (userId) session.logIn('token', userId);
  return createChangeFeed(session, completeConfig({ api }));
}

describe('what a tab publishes', () => {
  it('reaches the other tabs of the user, not itself', () => {
    const [here, there] = [openTab(), openTab()];
    const own = vi.fn();
    const others = vi.fn();
    here.subscribe(own);
    there.subscribe(others);
    here.publish([list]);
    expect(own).not.toHaveBeenCalled();
    expect(others).toHaveBeenCalledExactlyOnceWith([list]);
    there.publish([user]);
    expect(own).toHaveBeenCalledExactlyOnceWith([user]);
  });

  it('by the paths of queries reaches them once the feed is loaded', async () => {
    const session = createSession(tokenInMemory(), 'demo');
    session.logIn('token', 'u-1');
    const listener = vi.fn();
    openTab().subscribe(listener);
    publishChanges({ session, config: completeConfig({ api: '' }) }, ['/list', '/user']);
    await vi.dynamicImportSettled();
    expect(listener).toHaveBeenCalledExactlyOnceWith([list, user]);
  });

  it.each([
    ['another user', openTab.bind(null, 'u-2')],
    ['a guest', openTab.bind(null, '')],
    ['another back end', openTab.bind(null, 'u-1', 'https://other.example')],
  ])('does not reach %s', (_, open) => {
    const listener = vi.fn();
    open().subscribe(listener);
    openTab().publish([list]);
    expect(listener).not.toHaveBeenCalled();
  });

  it('reaches a hidden tab when it is shown, each endpoint once', () => {
    const listener = vi.fn();
    openTab().subscribe(listener);
    const here = openTab();
    isHidden = true;
    here.publish([list]);
    here.publish([list, user]);
    expect(listener).not.toHaveBeenCalled();
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledExactlyOnceWith([list, user]);
  });

  it('is ignored where it is malformed', () => {
    const listener = vi.fn();
    openTab().subscribe(listener);
    const [channel] = channels;
    const sender = { orgCode: 'demo', userId: 'u-1' };
    for (const data of [null, 'x', sender, { ...sender, endpoints: [null] }])
      new FakeChannel(channel?.name ?? '').postMessage(data);
    expect(listener).not.toHaveBeenCalled();
  });

  it('needs an open channel only while somebody listens', () => {
    const here = openTab();
    here.publish([list]);
    expect(channels.size).toBe(0);
    const stops = [here.subscribe(() => {}), here.subscribe(() => {})];
    expect(channels.size).toBe(1);
    for (const stop of stops) stop();
    expect(channels.size).toBe(0);
  });
});

describe('a tab without a user', () => {
  it('tells nobody anything', () => {
    const posted = vi.spyOn(FakeChannel.prototype, 'postMessage');
    openTab('').publish([list]);
    expect(posted).not.toHaveBeenCalled();
  });
});

describe('a listener', () => {
  it('is told once for each time that it subscribes, until it stops', () => {
    const [here, there] = [openTab(), openTab()];
    const listener = vi.fn();
    const stops = [there.subscribe(listener), there.subscribe(listener)];
    here.publish([list]);
    expect(listener).toHaveBeenCalledTimes(2);
    stops[0]?.();
    here.publish([user]);
    expect(listener).toHaveBeenCalledTimes(3);
    stops[1]?.();
    here.publish([user]);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('may stop another one while it is told', () => {
    const [here, there] = [openTab(), openTab()];
    const other = vi.fn();
    there.subscribe(() => stop());
    const stop = there.subscribe(other);
    here.publish([list]);
    here.publish([list]);
    expect(other.mock.calls.length).toBeLessThan(2);
  });

  it('that begins later hears of nothing from before, also where the tab was hidden', () => {
    const [here, there] = [openTab(), openTab()];
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = there.subscribe(first);
    isHidden = true;
    here.publish([list]);
    stop();
    there.subscribe(second);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(first).not.toHaveBeenCalled();
    expect(second).not.toHaveBeenCalled();
  });

  it('hears nothing where nothing was told', () => {
    const listener = vi.fn();
    openTab().subscribe(listener);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).not.toHaveBeenCalled();
  });

  it('is not called for a tab that is shown after the last one has stopped', () => {
    const removed = vi.spyOn(document, 'removeEventListener');
    const added = vi.spyOn(document, 'addEventListener');
    openTab().subscribe(() => {})();
    const handlerOf = (spy: typeof added | typeof removed) =>
      spy.mock.calls.filter(([type]) => type === 'visibilitychange').map(([, handler]) => handler);
    expect(handlerOf(removed)).toEqual(handlerOf(added));
    expect(handlerOf(added)).toHaveLength(1);
  });
});

describe('the other tabs', () => {
  it('get method and path of what has changed, and nothing else of its definition', () => {
    const posted = vi.spyOn(FakeChannel.prototype, 'postMessage');
    const definition = { method: 'GET', path: '/list', response: {} } as const;
    openTab().publish([{ definition }]);
    expect(posted.mock.calls).toEqual([
      [{ orgCode: 'demo', userId: 'u-1', endpoints: [{ method: 'GET', path: '/list' }] }],
    ]);
  });

  it('of another organisation, or of another portal of this site, hear nothing', () => {
    const listener = vi.fn();
    const session = createSession(tokenInMemory(), 'closed');
    session.logIn('token', 'u-1');
    createChangeFeed(session, completeConfig({ api: '' })).subscribe(listener);
    const other = createSession(tokenInMemory(), 'demo');
    other.logIn('token', 'u-1');
    createChangeFeed(other, completeConfig({ api: '', cookieName: 'other' })).subscribe(listener);
    openTab().publish([list]);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([[{ path: '/list' }, { path: 7 }], [{}], 'text', undefined])('hear nothing of %j', (endpoints) => {
    const listener = vi.fn();
    openTab().subscribe(listener);
    const [channel] = channels;
    new FakeChannel(channel?.name ?? '').postMessage({ orgCode: 'demo', userId: 'u-1', endpoints });
    expect(listener).not.toHaveBeenCalled();
  });
});

it.each(['BroadcastChannel', 'window'])('a page without %s tells nobody, and fails nowhere', (name) => {
  const feed = () => {
    const session = createSession(tokenInMemory(), 'demo');
    session.logIn('token', 'u-1');
    return createChangeFeed(session, completeConfig({}));
  };
  const posted = vi.spyOn(FakeChannel.prototype, 'postMessage');
  vi.stubGlobal(name, undefined);
  const here = feed();
  const stop = here.subscribe(() => {});
  here.publish([list]);
  stop();
  expect(posted).not.toHaveBeenCalled();
  expect(channels.size).toBe(0);
});

it('a portal has one feed', () => {
  const session = createSession(tokenInMemory(), 'demo');
  const config = completeConfig({});
  expect(getChangeFeed({ session, config })).toBe(getChangeFeed({ session, config }));
});

it('queries are named by their paths', () => {
  expect(queriesAt(['/list', '/user'])).toEqual([list, user]);
});

it('an endpoint is recognized by method and path', () => {
  expect(hasChanged([list], { definition: { method: 'GET', path: '/list' } })).toBe(true);
  expect(hasChanged([list], { definition: { method: 'PUT', path: '/list' } })).toBe(false);
});
