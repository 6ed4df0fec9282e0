import { defineQuietRead } from '../http/quiet-read.ts';
import { schemaOf } from '../http/schema.ts';
import { fields, listOf, Mismatch, number, optional, text, type Read } from '../rules/read.ts';

/** What a bell and a feedback button ask for by themselves: apart from the calls that wait for a click. */

/** The type whose unread total is the bell's. */
export const BELL_TYPE = 1;

/** Messages of this source type lead to the feedback desk. */
export const FEEDBACK_SOURCE = 43;

/** Unread messages by type; the first item's `count` is the total of the bell. */
export const getNotificationCounts = defineQuietRead({
  path: '/api/msg/message/getMessageCount',
  response: schemaOf(
    listOf(fields({ type: optional(number, undefined), name: optional(text, ''), count: number })),
  ),
});

const countOrHolder: Read<number> = (value) => {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'number') return number(value);
  if (typeof value !== 'object') throw new Mismatch('number | object');
  return fields({ count: number })(value).count;
};

/** Unread answers of the staff, over all work orders. */
export const getUnreadTicketCount = defineQuietRead({
  path: '/api/orgUser/chat/getUnreadCount',
  response: schemaOf(countOrHolder),
});
