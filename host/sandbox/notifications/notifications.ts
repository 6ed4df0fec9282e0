import {
  markAllNotificationsRead,
  markNotificationRead,
  getNotificationCounts,
  getNotifications,
  type Notification,
  BELL_TYPE,
  notificationSources,
  readStates,
} from '#src/api/notifications.ts';
import { route, number, optionalText, take, text, type Routes } from '../route.ts';
import { page } from '../generate.ts';
import { notificationTypes, seedNotifications } from './notifications-seed.ts';
import { apiError } from '../api-error.ts';
import { areaOf, type Database } from '../database.ts';
import type { Account } from '../people/accounts.ts';
import type { Sent } from '../sent.ts';

export interface Notice {
  /** Username or user id. */
  user: string;
  content: string;
  sourceType: number;
  sourceId?: string;
}

const notificationsOf = areaOf(seedNotifications);

/** A new unread notification of type 1. */
export function notify(world: Database, { user, ...notice }: Notice): Sent<Notification> {
  const account = world.accounts.find((known) => known.username === user || known.userId === user);
  if (!account) throw apiError(400, `没有账号 ${user}`);
  return notifyOf(world, account, notice);
}

/** Tells an account something: by the bell, unless another type is named. */
export function notifyOf(
  world: Database,
  account: Account,
  given: Pick<Sent<Notification>, 'content'> &
    Partial<Pick<Sent<Notification>, 'type' | 'sourceType' | 'sourceId'>>,
): Sent<Notification> {
  const notifications = notificationsOf(world, account);
  const notification: Sent<Notification> = {
    type: BELL_TYPE,
    sourceType: notificationSources.none,
    sourceId: '',
    ...given,
    id: `${account.userId}-n${notifications.length + 1}`,
    isRead: readStates.unread,
    createTime: new Date(world.now()).toISOString(),
  };
  notifications.unshift(notification);
  return notification;
}

export function notificationRoutes(routes: Routes): void {
  route(routes, getNotifications, ({ input, user, world }) => {
    const { type, isRead } = take({ type: optionalText, isRead: optionalText }, input.query);
    const found = notificationsOf(world, user).filter(
      (notification) =>
        (!type || notification.type === Number(type)) && (!isRead || notification.isRead === Number(isRead)),
    );
    return page(found, input.query);
  });

  route(routes, getNotificationCounts, ({ user, world }) => {
    const unread = notificationsOf(world, user).filter(
      (notification) => notification.isRead === readStates.unread,
    );
    return notificationTypes.map(({ type, name }) => ({
      type,
      name,
      count: unread.filter((notification) => notification.type === type).length,
    }));
  });

  route(routes, markNotificationRead, ({ input, user, world }) => {
    const { id } = take({ id: text }, { ...input.query, ...input.body });
    const notification = notificationsOf(world, user).find((known) => known.id === id);
    if (!notification) return apiError(400, '消息不存在');
    notification.isRead = readStates.read;
    return null;
  });

  route(routes, markAllNotificationsRead, ({ input, user, world }) => {
    const { type } = take({ type: number }, { ...input.query, ...input.body });
    for (const notification of notificationsOf(world, user))
      if (notification.type === type) notification.isRead = readStates.read;
    return null;
  });
}
