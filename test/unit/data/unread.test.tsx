import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fetchCounts, notificationsOf } from '#src/data/notifications/notification-store.ts';
import { useNotificationCounts, useReadState } from '#src/data/notifications/useNotificationState.ts';
import { updateRead } from '#src/data/notifications/mark-read.ts';
import { getUnreadPoll, useUnreadCount } from '#src/data/notifications/useUnreadCount.ts';
import type { Portal } from '#src/portal.ts';
import { publishChanges } from '#src/session/publish-changes.ts';
import { anonymousId } from '#src/session/token/anonymous-id.ts';
import { eventually } from '../../eventually.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal, refused } from '../session/server.ts';
import { hookWithin } from './within.tsx';

const portals: Portal[] = [];
beforeEach(() => {
  forgetSession();
  vi.stubGlobal('navigator', { userAgent: '', cookieEnabled: true });
});
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetSession();
});

const path = '/api/msg/message/getMessageCount';
const rows = [
  { type: 1, name: '通知', count: 5 },
  { type: 2, name: '点赞', count: 2 },
];

function open(answer: () => unknown = () => good(rows), userId = 'u-1') {
  const opened = openPortal((asked) => (asked.path === path ? answer() : good(null)));
  portals.push(opened.portal);
  if (userId) opened.portal.session.logIn('t-1', userId);
  return opened;
}

const neverAborted = new AbortController().signal;

describe('the unread notifications by type', () => {
  it('come with their total, that of the first row', async () => {
    const { portal } = open();
    const fetching = fetchCounts(portal, neverAborted);
    expect(notificationsOf(portal)).toMatchObject({ rows: undefined, isLoading: true, error: null });
    expect(await fetching).toBe(5);
    expect(notificationsOf(portal)).toMatchObject({ rows, isLoading: false, error: null });
  });

  test.each([
    ['no row', good([])],
    ['nothing', { code: 301, msg: '没有数据' }],
  ])('are none with %s', async (_, answer) => {
    const { portal } = open(() => answer);
    expect(await fetchCounts(portal, neverAborted)).toBe(0);
    expect(notificationsOf(portal).rows).toEqual([]);
  });

  test.each([
    ['a refusal', refused('系统繁忙'), '系统繁忙'],
    ['an answer of another kind', { code: 212, msg: '稍后' }, '稍后'],
  ])('keep the reason of %s until they have come', async (_, answer, message) => {
    let current: unknown = answer;
    const { portal } = open(() => current);
    await expect(fetchCounts(portal, neverAborted)).rejects.toThrow(message);
    expect(notificationsOf(portal)).toMatchObject({ isLoading: false, error: { message } });
    current = good(rows);
    await fetchCounts(portal, neverAborted);
    expect(notificationsOf(portal).error).toBeNull();
  });

  it('have not failed where the caller went away', async () => {
    const { portal } = open();
    await expect(fetchCounts(portal, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortedError' });
    expect(notificationsOf(portal)).toMatchObject({ isLoading: false, error: null });
  });

  it('are of one user: the next one has their own, and the first one finds theirs again', () => {
    const { portal } = open();
    const first = notificationsOf(portal);
    expect(notificationsOf(portal)).toBe(first);
    portal.session.logIn('t-2', 'u-2');
    expect(notificationsOf(portal)).not.toBe(first);
    portal.session.logIn('t-3', 'u-1');
    expect(notificationsOf(portal)).toBe(first);
  });
});

describe('a count of what is unread', () => {
  const options = (more: object = {}) => ({
    of: 'notificationCount' as const,
    ask: vi.fn(async () => 5),
    onUnread: vi.fn(),
    ...more,
  });

  it('is polled for a user, kept in the session, and told to the page', async () => {
    const { portal } = open();
    const given = options();
    const { result, unmount } = hookWithin(portal, () => useUnreadCount(given));
    expect(result.current).toMatchObject({ count: 0, grown: null, isKnown: false });
    await eventually(() => expect(result.current).toMatchObject({ count: 5, grown: 5, isKnown: true }));
    expect(portal.session.getState().notificationCount).toBe(5);
    expect(given.onUnread).toHaveBeenCalledExactlyOnceWith({ count: 5 });
    act(() => portal.session.setState({ notificationCount: 4 }));
    expect(result.current).toMatchObject({ count: 4, grown: null });
    act(() => portal.session.setState({ notificationCount: 6 }));
    expect(result.current).toMatchObject({ count: 6, grown: 6 });
    expect(given.onUnread).toHaveBeenCalledTimes(3);
    unmount();
  });

  it('is zero for a visitor, of whom nothing is asked', async () => {
    const { portal } = open(undefined, '');
    const given = options();
    portal.session.setState({ notificationCount: 9 });
    const { result } = hookWithin(portal, () => useUnreadCount(given));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(result.current.count).toBe(0);
    expect(given.ask).not.toHaveBeenCalled();
  });

  it('of each kind is one of its own', async () => {
    const { portal } = open();
    const given = options({ of: 'feedbackCount', ask: async () => 2 });
    const { result } = hookWithin(portal, () => useUnreadCount(given));
    await eventually(() => expect(result.current.count).toBe(2));
    expect(portal.session.getState()).toMatchObject({ feedbackCount: 2, notificationCount: 0 });
    expect(getUnreadPoll(portal, 'feedbackCount')).not.toBe(getUnreadPoll(portal, 'notificationCount'));
    expect(getUnreadPoll(portal, 'feedbackCount')).toBe(getUnreadPoll(portal, 'feedbackCount'));
  });

  it('is asked anew by the function of the last rendering', async () => {
    const { portal } = open();
    let number = 1;
    const { result, rerender } = hookWithin(portal, () => {
      const current = number;
      return useUnreadCount({ of: 'notificationCount', ask: async () => current, onUnread: undefined });
    });
    await eventually(() => expect(result.current.count).toBe(1));
    number = 2;
    rerender();
    act(() => result.current.refresh());
    await eventually(() => expect(result.current.count).toBe(2));
  });

  it('is polled for the user who logs in next', async () => {
    const { portal } = open();
    const given = options();
    const { result } = hookWithin(portal, () => useUnreadCount(given));
    await eventually(() => expect(result.current.count).toBe(5));
    act(() => portal.session.logIn('t-2', 'u-2'));
    expect(result.current).toMatchObject({ count: 0, isKnown: false });
    await eventually(() => expect(result.current).toMatchObject({ count: 5, isKnown: true }));
  });

  it('is shared with all tabs of its user once it is known who that is', async () => {
    const { portal } = open(undefined, anonymousId('t-1'));
    const given = options();
    hookWithin(portal, () => useUnreadCount(given));
    const ofUnknown = getUnreadPoll(portal, 'notificationCount');
    act(() => portal.session.identify('u-1'));
    const poll = getUnreadPoll(portal, 'notificationCount');
    expect(poll).not.toBe(ofUnknown);
    poll.setCount(8);
    expect(portal.session.getState().notificationCount).toBe(8);
  });

  it('that arrives in the moment of another log-in is nobody’s', async () => {
    const { portal } = open();
    const poll = getUnreadPoll(portal, 'notificationCount');
    const subscribe = vi.spyOn(poll, 'subscribe');
    const given = options();
    hookWithin(portal, () => useUnreadCount(given));
    const [subscriber] = subscribe.mock.calls[0] ?? [];
    act(() => {
      portal.session.logIn('t-2', 'u-2');
      subscriber?.onCount(9);
    });
    expect(portal.session.getState().notificationCount).toBe(0);
  });

  it('of one user is not stored for the next', async () => {
    const { portal } = open();
    let answer: (count: number) => void = () => {};
    const given = options({ ask: () => new Promise<number>((resolve) => (answer = resolve)) });
    const { result } = hookWithin(portal, () => useUnreadCount(given));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const former = answer;
    act(() => portal.session.logIn('t-2', 'u-2'));
    former(9);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(result.current.count).toBe(0);
    expect(portal.session.getState().notificationCount).toBe(0);
  });
});

describe('the list of notifications', () => {
  it('shows as read what is, or is being marked', () => {
    const { portal } = open();
    const { result } = hookWithin(portal, useReadState);
    expect(result.current({ id: 'a', isRead: 0 })).toBe(false);
    expect(result.current({ id: 'a', isRead: 1 })).toBe(true);
    act(() => void updateRead(notificationsOf(portal), ['a']));
    expect(result.current({ id: 'a', isRead: 0 })).toBe(true);
    act(() => portal.session.logIn('t-2', 'u-2'));
    expect(result.current({ id: 'a', isRead: 0 })).toBe(false);
  });

  /** The bell of the page, whose poll the list asks. */
  function show(answer: () => unknown = () => good(rows), isLoggedIn = true) {
    const opened = open(answer);
    const hook = hookWithin(opened.portal, () => {
      useUnreadCount({
        of: 'notificationCount',
        ask: (_, signal) => fetchCounts(opened.portal, signal),
        onUnread: undefined,
      });
      return useNotificationCounts(isLoggedIn);
    });
    return { ...hook, ...opened };
  }

  it('has the counts by type, the bell’s as the session knows it', async () => {
    const { result, portal, asked } = show();
    expect(result.current).toMatchObject({ rows: undefined, hasFailed: false });
    await eventually(() => expect(result.current.rows).toMatchObject(rows));
    await eventually(() => expect(result.current.total).toBe(5));
    expect(result.current).toMatchObject({ isLoading: false, hasFailed: false });
    act(() => portal.session.setState({ notificationCount: 3 }));
    expect(result.current.rows?.map(({ count }) => count)).toEqual([3, 2]);
    expect(result.current.total).toBe(3);
    expect(asked.filter((one) => one.path === path)).toHaveLength(1);
  });

  it('says that they could not be had, and does not ask again by itself', async () => {
    const { result, asked } = show(() => refused('系统繁忙'));
    await eventually(() => expect(result.current.hasFailed).toBe(true));
    expect(result.current).toMatchObject({ rows: undefined, total: undefined, isLoading: false });
    const count = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toHaveLength(count);
    act(() => result.current.refresh());
    await eventually(() => expect(asked.length).toBeGreaterThan(count));
  });

  it('asks again when another tab has read some', async () => {
    let current = rows;
    const { result } = show(() => good(current));
    await eventually(() => expect(result.current.total).toBe(5));
    current = [{ type: 1, name: '通知', count: 1 }];
    const { portal: other } = open();
    await eventually(() => {
      publishChanges(other, [path]);
      expect(result.current.total).toBe(1);
    });
  });
});
