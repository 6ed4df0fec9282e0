import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { counter, list, number, optionalText } from './schemas.ts';

/** The counts that bell and feedback button poll; apart from the lists, which are loaded with their panels. */

/** The notification type whose unread total is the bell's. */
export const BELL_TYPE = 1;

/** Notifications of this source type lead to the feedback dialog. */
export const FEEDBACK_SOURCE = 43;

/** Unread notifications by type; the first item's `count` is the total of the bell. */
export const getNotificationCounts = defineEndpoint({
  method: 'GET',
  path: '/api/msg/message/getMessageCount',
  silent: true,
  response: list(v.looseObject({ type: counter, name: optionalText, count: number })),
});

/** Unread messages of the staff, over all tickets: the number itself, or an object that holds it. */
export const getUnreadTicketCount = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/chat/getUnreadCount',
  silent: true,
  response: v.pipe(
    v.nullish(v.union([number, v.looseObject({ count: number })]), 0),
    v.transform((value) => (typeof value === 'number' ? value : value.count)),
  ),
});
