import { afterEach, expect, it, vi } from 'vitest';
import { completeConfig } from '#src/config.ts';
import { getUnreadPoll } from '#src/data/notifications/useUnreadCount.ts';
import { createSession } from '#src/session/store.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';

/** The names by which tabs find each other. */
const names = new Set<string>();

class Channel extends EventTarget {
  constructor(name: string) {
    super();
    names.add(name);
  }
  postMessage() {}
  close() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'poll_test=; Max-Age=0; path=/';
  localStorage.clear();
});

it('a tab that did not know whose its cookie is shares the poll of the tabs that do', async () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  document.cookie = 'poll_test=abc; path=/';
  const unknown = createSession(tokenCookie('poll_test', ''), 'demo');
  unknown.identify('u-1');
  const known = createSession(tokenCookie('poll_test', ''), 'demo');
  expect(known.getState().userId).toBe('u-1');
  const stops = [unknown, known].map((session) =>
    getUnreadPoll({ session, config: completeConfig({}) }, 'notificationCount').subscribe({
      fetch: () => Promise.resolve(0),
      onCount: () => {},
    }),
  );
  // A poll starts in a microtask.
  await Promise.resolve();
  expect(names.size).toBe(1);
  for (const stop of stops) stop();
});
