import { afterEach, describe, expect, it, test } from 'vitest';
import {
  isRemembered,
  pathOfPage,
  readRecentPages,
  withPage,
  writeRecentPages,
  type RecentPage,
} from '#host/app/layout/palette/recent-pages.ts';
import { RECENT_OWNERS_MAX, RECENT_PAGES_MAX } from '#host/app/limits.ts';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { endSession } from '#src/session/forget-user.ts';
import { createSession } from '#src/session/store.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';

afterEach(() => localStorage.clear());

const page = (path: string, title = ''): RecentPage => ({ name: 'course', path, title });

test.each([
  ['/course', '/course'],
  ['/course?page=3&sort=new#list', '/course'],
  ['/courseHome?id=5001', '/courseHome?id=5001'],
  ['/coursePlay?lesson=5001-1&id=5001&from=list', '/coursePlay?id=5001&lesson=5001-1'],
  ['/space/listen/42', '/space/listen/42'],
  ['/project?id=3&key=secret', '/project?id=3'],
  ['/project?id=eyJhbGciOi.eyJzdWIi', '/project'],
])('%s is kept as %s', (address, kept) => {
  expect(pathOfPage(address)).toBe(kept);
});

test.each([
  ['/index', true],
  ['/space/workbench', true],
  ['/courseHome', true],
  ['/search', false],
  ['/login/index', false],
  ['/404', false],
  ['/customerService', false],
  ['/authorize', false],
])('%s is remembered: %s', (path, remembered) => {
  const matched = matchRoute(path);
  expect('to' in matched && isRemembered(matched.to)).toBe(remembered);
});

describe('a page that is opened', () => {
  it('comes first, once', () => {
    const pages = [page('/a', 'A'), page('/b', 'B')];
    expect(withPage(pages, page('/b', 'B')).map(({ path }) => path)).toEqual(['/b', '/a']);
  });

  it('keeps its title until it has loaded', () => {
    expect(withPage([page('/a', 'A')], page('/a'))).toEqual([page('/a', 'A')]);
  });

  it('pushes the oldest out', () => {
    const many = Array.from({ length: RECENT_PAGES_MAX }, (_, at) => page(`/${at}`));
    const next = withPage(many, page('/new'));
    expect(next).toHaveLength(RECENT_PAGES_MAX);
    expect(next.map(({ path }) => path)).not.toContain(`/${RECENT_PAGES_MAX - 1}`);
  });
});

describe('the storage', () => {
  it('has each user’s own pages', () => {
    writeRecentPages('demo|u-1', [page('/a')]);
    writeRecentPages('demo|u-2', [page('/b')]);
    expect(readRecentPages('demo|u-1')).toEqual([page('/a')]);
    expect(readRecentPages('demo|u-3')).toEqual([]);
  });

  it('forgets the users who came longest ago', () => {
    for (let user = 0; user <= RECENT_OWNERS_MAX; user++) writeRecentPages(`demo|u-${user}`, [page('/a')]);
    expect(readRecentPages('demo|u-0')).toEqual([]);
    expect(readRecentPages(`demo|u-${RECENT_OWNERS_MAX}`)).toEqual([page('/a')]);
  });

  test.each(['[]', '{', '[{"owner":"demo|u-1","pages":[{"name":"x","path":"//evil.example","title":1}]}]'])(
    'with %s has none',
    (stored) => {
      localStorage.setItem('portal.recentPages', stored);
      expect(readRecentPages('demo|u-1')).toEqual([]);
    },
  );

  it('is empty after a log-out', () => {
    writeRecentPages('demo|u-1', [page('/a')]);
    const session = createSession(tokenCookie('portal_token', ''), 'demo');
    endSession(session, { type: 'chosen' }, false);
    expect(readRecentPages('demo|u-1')).toEqual([]);
  });
});
