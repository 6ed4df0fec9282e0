import {
  markAllNotificationsRead,
  markNotificationRead,
  getNotificationCounts,
  getNotifications,
  type Notification,
} from '#src/api/notifications.ts';
import { route, number, optionalText, take, text, type Routes } from '../route.ts';
import { page } from '../generate.ts';
import { messageTypes, seedMessages } from './notifications-seed.ts';
import { apiError } from '../api-error.ts';
import { areaOf, type Database } from '../database.ts';

export interface Notice {
  /** Username or user id. */
  user: string;
  content: string;
  sourceType: number;
  sourceId?: string;
}

const messagesOf = areaOf(seedMessages);

/** A new unread message of type 1. */
export function notify(world: Database, { user, content, sourceType, sourceId = '' }: Notice): Notification {
  const account = world.accounts.find((known) => known.username === user || known.userId === user);
  if (!account) throw apiError(400, `没有账号 ${user}`);
  const messages = messagesOf(world, account);
  const notification = {
    id: `${account.userId}-n${messages.length + 1}`,
    content,
    type: 1,
    isRead: 0,
    sourceType,
    sourceId,
    createTime: new Date(world.now()).toISOString(),
  };
  messages.unshift(notification);
  return notification;
}

export function notificationRoutes(routes: Routes): void {
  route(routes, getNotifications, ({ input, user, world }) => {
    const { type, isRead } = take({ type: optionalText, isRead: optionalText }, input.query);
    const found = messagesOf(world, user).filter(
      (message) => (!type || message.type === Number(type)) && (!isRead || message.isRead === Number(isRead)),
    );
    return page(found, input.query);
  });

  route(routes, getNotificationCounts, ({ user, world }) => {
    const unread = messagesOf(world, user).filter((message) => message.isRead === 0);
    return messageTypes.map(({ type, name }) => ({
      type,
      name,
      count: unread.filter((message) => message.type === type).length,
    }));
  });

  route(routes, markNotificationRead, ({ input, user, world }) => {
    const { id } = take({ id: text }, { ...input.query, ...input.body });
    const message = messagesOf(world, user).find((known) => known.id === id);
    if (!message) return apiError(400, '消息不存在');
    message.isRead = 1;
    return null;
  });

  route(routes, markAllNotificationsRead, ({ input, user, world }) => {
    const { type } = take({ type: number }, { ...input.query, ...input.body });
    for (const message of messagesOf(world, user)) if (message.type === type) message.isRead = 1;
    return null;
  });
}
