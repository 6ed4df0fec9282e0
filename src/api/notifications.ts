import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, optionalText, paged, time, type PageRequest } from './schemas.ts';

export { BELL_TYPE, FEEDBACK_SOURCE, getNotificationCounts } from './unread.ts';

const notificationPaths = ['/api/msg/message/page', '/api/msg/message/getMessageCount'];

const notification = v.looseObject({
  id,
  content: optionalText,
  type: v.nullish(v.number(), 1),
  /** 0: unread. */
  isRead: v.nullish(v.number(), 0),
  /** The subject, which decides where it leads: 20 appraisal, 21 activity, 23 plan, 43 feedback. */
  sourceType: v.nullish(v.number(), 0),
  sourceId: v.nullish(id, ''),
  createTime: v.nullish(time, ''),
});
export type Notification = v.InferOutput<typeof notification>;

/** A page of notifications of a type, of all types without one. */
export const getNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/msg/message/page',
  request: (input: PageRequest & { type?: number; isRead?: 0 | 1 }) => ({ query: { ...input } }),
  response: paged(notification),
});

export const markNotificationRead = defineEndpoint({
  method: 'PUT',
  path: '/api/msg/message/read',
  changes: notificationPaths,
  request: (input: { id: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Marks every notification of a type read. */
export const markAllNotificationsRead = defineEndpoint({
  method: 'PUT',
  path: '/api/msg/message/clean',
  changes: notificationPaths,
  request: (input: { type: number }) => ({ body: { ...input } }),
  response: v.unknown(),
});
