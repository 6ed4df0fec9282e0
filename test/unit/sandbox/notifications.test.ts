import { describe, expect, it } from 'vitest';
import { createSandbox } from '#host/sandbox/index.ts';
import {
  markAllNotificationsRead,
  markNotificationRead,
  getNotificationCounts,
  getNotifications,
} from '#src/api/notifications.ts';
import { noonish, portalOf, sandboxAt, type Ask } from './portal.ts';

const unread = (ask: Ask) => ask(getNotifications, { type: 1, isRead: 0, current: 1, size: 200 });
const badge = async (ask: Ask) => (await ask(getNotificationCounts, undefined))[0]?.count;

/** Returns the number of local calendar days between the sandbox's current time and a timestamp. */
const daysAgo = (now: number, time: number) => {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  return Math.round((midnight - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000);
};

describe('the notifications', () => {
  it('of teacher are 128 unread, of every source and one that nobody knows', async () => {
    const ask = portalOf(createSandbox(), 'teacher');
    expect(await badge(ask)).toBe(128);
    const { records, total } = await unread(ask);
    expect(total).toBe(128);
    expect(records).toHaveLength(128);
    expect(new Set(records.map(({ sourceType }) => sourceType))).toEqual(
      new Set([20, 21, 23, 43, 13, 14, 24, 25, 99]),
    );
    expect((await ask(getNotifications, { type: 1, isRead: 1, current: 1, size: 10 })).total).toBeGreaterThan(
      0,
    );
    expect((await ask(getNotifications, { type: 2, current: 1, size: 10 })).total).toBeGreaterThan(0);
  });

  it.each([
    ['in the morning', noonish],
    ['just after midnight', new Date(2026, 10, 21, 0, 1).getTime()],
    ['on a leap day', new Date(2028, 1, 29, 23, 59).getTime()],
  ])('are of today, yesterday, the day before and older, newest first, %s', async (_, time) => {
    const { records } = await unread(portalOf(sandboxAt({ time }), 'teacher'));
    const days = records.map(({ createTime }) => daysAgo(time, createTime ?? NaN));
    expect(days).toEqual(expect.arrayContaining([0, 1, 2, 3]));
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(records.every(({ createTime }) => (createTime ?? NaN) <= time)).toBe(true);
  });

  it('are read one by one and all together', async () => {
    const ask = portalOf(createSandbox(), 'teacher');
    const [first] = (await unread(ask)).records;
    await ask(markNotificationRead, { id: String(first?.id) });
    expect(await badge(ask)).toBe(127);
    await ask(markAllNotificationsRead, { type: 1 });
    expect(await badge(ask)).toBe(0);
    expect((await ask(getNotificationCounts, undefined))[1]?.count).toBeGreaterThan(0);
    await expect(ask(markNotificationRead, { id: 'nothing' })).rejects.toThrow('消息不存在');
  });

  it('of a newcomer are none', async () => {
    const ask = portalOf(createSandbox(), 'newcomer');
    expect((await ask(getNotificationCounts, undefined)).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    expect((await ask(getNotifications, { current: 1, size: 10 })).total).toBe(0);
  });
});
