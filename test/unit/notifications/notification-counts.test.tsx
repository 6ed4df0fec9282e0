import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationsOf, type NotificationState } from '#src/data/notifications/notification-store.ts';
import { useNotificationCounts } from '#src/data/notifications/useNotificationState.ts';
import { getUnreadPoll } from '#src/data/notifications/useUnreadCount.ts';
import type { Portal } from '#src/portal.ts';
import { getNotificationCounts } from '#src/api/notifications.ts';
import { eventually } from '../../eventually.ts';
import { forgetSession } from '../../forget-session.ts';
import { changeListeners } from '../session/change-listeners.ts';
import { hookWithin } from '../data/within.tsx';
import { good, openPortal } from '../session/server.ts';

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  portals.splice(0).forEach((portal) => portal.close());
  vi.restoreAllMocks();
});

const rows = [
  { type: 1, name: '系统消息', count: 4 },
  { type: 2, name: '课程消息', count: 2 },
];

function openCounts(isLoggedIn: boolean, known: Partial<NotificationState> = {}) {
  const { portal } = openPortal(() => good(rows));
  portals.push(portal);
  const listeners = changeListeners(portal);
  portal.session.logIn('t-1', 'u-1');
  Object.assign(notificationsOf(portal), known);
  const poll = getUnreadPoll(portal, 'notificationCount');
  const refresh = vi.spyOn(poll, 'refresh').mockImplementation(() => {});
  const { result, unmount, rerender } = hookWithin(portal, useNotificationCounts, isLoggedIn);
  const asked = refresh.mock.calls.length;
  return { portal, listeners, poll, refresh, result, unmount, rerender, asked };
}

describe('the unread counts by type', () => {
  it.each<[what: string, isLoggedIn: boolean, known: Partial<NotificationState>, asks: boolean]>([
    ['are asked for where nothing is known', true, {}, true],
    ['are not asked for without a user', false, {}, false],
    ['are not asked for where they are known', true, { rows }, false],
    ['are not asked for again by themselves after a failure', true, { error: new Error('offline') }, false],
    ['are not asked for twice', true, { isLoading: true }, false],
  ])('%s', (_, isLoggedIn, known, asks) => {
    const { asked, unmount } = openCounts(isLoggedIn, known);
    expect(asked).toBe(asks ? 1 : 0);
    unmount();
  });

  it('are those of the server, with their total in the first', () => {
    const { result, unmount } = openCounts(true, { rows });
    expect(result.current).toMatchObject({ rows, total: 4, isLoading: false, hasFailed: false });
    unmount();
  });

  it('have no total before the first response, nor where the server has no types', () => {
    for (const known of [{}, { rows: [] }]) {
      const { result, unmount } = openCounts(true, known);
      expect(result.current.total).toBeUndefined();
      unmount();
    }
  });

  it('say that they have failed, and that they load', () => {
    const failed = openCounts(true, { error: new Error('offline') });
    expect(failed.result.current.hasFailed).toBe(true);
    failed.unmount();
    const loading = openCounts(true, { isLoading: true });
    expect(loading.result.current.isLoading).toBe(true);
    loading.unmount();
  });

  it('follow what another component learns', () => {
    const { portal, result, unmount } = openCounts(true);
    act(() => void (notificationsOf(portal).rows = rows));
    expect(result.current.rows).toEqual(rows);
    unmount();
  });

  it('are those of the user who has logged in', () => {
    const { portal, result, unmount } = openCounts(true, { rows });
    act(() => portal.session.logIn('t-2', 'u-2'));
    expect(result.current.rows).toBeUndefined();
    act(() => void (notificationsOf(portal).rows = rows));
    expect(result.current.rows).toEqual(rows);
    unmount();
  });

  it('are asked for once somebody is logged in', () => {
    const { refresh, rerender, unmount } = openCounts(false);
    rerender(true);
    expect(refresh).toHaveBeenCalledOnce();
    unmount();
  });

  it('are asked for again when another tab has changed them, for the user of now', async () => {
    const { portal, listeners, refresh, unmount } = openCounts(true, { rows });
    await eventually(() => expect(listeners.size).toBe(1));
    act(() => portal.session.logIn('t-2', 'u-2'));
    const ofNext = vi
      .spyOn(getUnreadPoll(portal, 'notificationCount'), 'refresh')
      .mockImplementation(() => {});
    act(() => portal.session.logIn('t-1', 'u-1'));
    act(() => portal.session.logIn('t-2', 'u-2'));
    refresh.mockClear();
    ofNext.mockClear();
    await eventually(() => {
      listeners.forEach((listener) => listener([getNotificationCounts]));
      expect(ofNext).toHaveBeenCalled();
    });
    expect(refresh).not.toHaveBeenCalled();
    unmount();
  });
});
