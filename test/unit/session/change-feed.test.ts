import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeConfig } from '#src/config.ts';
import { createChangeFeed, hasChanged, type ChangeFeed } from '#src/session/change-feed.ts';
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

it('an endpoint is recognized by method and path', () => {
  expect(hasChanged([list], { definition: { method: 'GET', path: '/list' } })).toBe(true);
  expect(hasChanged([list], { definition: { method: 'PUT', path: '/list' } })).toBe(false);
});
