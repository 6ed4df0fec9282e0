import * as v from 'valibot';
import { defineRead } from '../http/read.ts';
import { id, paged, time, type PageRequest } from './page.ts';

export { BELL_TYPE, FEEDBACK_SOURCE, getMessageCounts } from './unread.ts';

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

/** A page of messages of a type, of all types without one. */
export const getMessages = defineRead({
  path: '/api/msg/message/page',
  request: (input: PageRequest & { type?: number; isRead?: 0 | 1 }) => ({ query: { ...input } }),
  answer: paged(notification),
});
