import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, moment, number, optionalText, paged, type PageRequest } from './schemas.ts';
import { FEEDBACK_SOURCE, BELL_TYPE } from './unread.ts';

export { BELL_TYPE, FEEDBACK_SOURCE, getNotificationCounts } from './unread.ts';

const notificationPaths = ['/api/msg/message/page', '/api/msg/message/getMessageCount'];

/** `isRead` of a notification; any other number counts as read. */
export const readStates = { unread: 0, read: 1 } as const;
export type ReadState = (typeof readStates)[keyof typeof readStates];

/** The subjects of notifications that lead somewhere; `none` leads nowhere, like one that no portal knows. */
export const notificationSources = {
  none: 0,
  appraisal: 20,
  activity: 21,
  plan: 23,
  feedback: FEEDBACK_SOURCE,
} as const;

const notification = v.looseObject({
  id,
  content: optionalText,
  type: v.nullish(number, BELL_TYPE),
  isRead: v.nullish(number, readStates.unread),
  /** The subject, which decides where it leads: mostly one of `notificationSources`. */
  sourceType: v.nullish(number, notificationSources.none),
  sourceId: v.nullish(id, ''),
  createTime: v.nullish(moment),
});
export type Notification = v.InferOutput<typeof notification>;

/** A page of notifications of a type, of all types without one. */
export const getNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/msg/message/page',
  request: (input: PageRequest & { type?: number; isRead?: ReadState }) => ({ query: { ...input } }),
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
