import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { id, paged, time, type PageRequest } from './page.ts';

const notification = v.looseObject({
  id,
  content: v.nullish(v.string(), ''),
  type: v.nullish(v.number(), 1),
  /** 0: unread. */
  isRead: v.nullish(v.number(), 0),
  /** What it is about and so where it leads; 20 appraisal, 21 activity, 23 plan, 43 feedback. */
  sourceType: v.nullish(v.number(), 0),
  sourceId: v.nullish(id, ''),
  createTime: v.nullish(time, ''),
});
export type Notification = v.InferOutput<typeof notification>;

export const NOTIFICATION_LIST_SIZE = 200;

/** The type whose unread total is the bell's. */
export const BELL_TYPE = 1;

/** Messages of this source type lead to the feedback desk. */
export const FEEDBACK_SOURCE = 43;

/** A page of messages of a type, of all types without one. */
export const getMessages = defineCall({
  method: 'GET',
  path: '/api/msg/message/page',
  request: (input: PageRequest & { type?: number; isRead?: 0 | 1 }) => ({ query: { ...input } }),
  answer: paged(notification),
});

/** Unread messages by type; the first item's `count` is the total of the bell. */
export const getMessageCounts = defineCall({
  method: 'GET',
  path: '/api/msg/message/getMessageCount',
  answer: v.array(
    v.looseObject({ type: v.nullish(v.number()), name: v.nullish(v.string(), ''), count: v.number() }),
  ),
});

export const readMessage = defineCall({
  method: 'PUT',
  path: '/api/msg/message/read',
  request: (input: { id: string }) => ({ body: { ...input } }),
  answer: v.unknown(),
});

/** Marks every message of a type read. */
export const readAllMessages = defineCall({
  method: 'PUT',
  path: '/api/msg/message/clean',
  request: (input: { type: number }) => ({ body: { ...input } }),
  answer: v.unknown(),
});
