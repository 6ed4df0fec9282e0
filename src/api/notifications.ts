import { defineRead } from '../http/read.ts';
import { schemaOf } from '../http/schema.ts';
import { fields, identifier, listOf, number, optional, text, type Read } from '../rules/read.ts';
import type { PageRequest } from './page.ts';

export { BELL_TYPE, FEEDBACK_SOURCE, getNotificationCounts } from './unread.ts';

/** Epoch milliseconds, or text such as `2026-11-20 08:30:00` or ISO 8601. */
const time: Read<string | number> = (value) => (typeof value === 'number' ? number(value) : text(value));

const notification = fields({
  id: identifier,
  content: optional(text, ''),
  type: optional(number, 1),
  /** 0: unread. */
  isRead: optional(number, 0),
  /** What it is about and so where it leads; 20 appraisal, 21 activity, 23 plan, 43 feedback. */
  sourceType: optional(number, 0),
  sourceId: optional(identifier, ''),
  createTime: optional(time, ''),
});
export type Notification = ReturnType<typeof notification>;

export const NOTIFICATION_LIST_SIZE = 200;

/** A page of messages of a type, of all types without one. */
export const getNotifications = defineRead({
  path: '/api/msg/message/page',
  request: (input: PageRequest & { type?: number; isRead?: 0 | 1 }) => ({ query: { ...input } }),
  response: schemaOf(
    fields({
      records: listOf(notification),
      /** Entries on all pages together. */
      total: number,
      current: optional(number, 1),
      size: optional(number, 10),
    }),
  ),
});
