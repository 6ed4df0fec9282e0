import * as v from 'valibot';
import type { ShownAddress } from '../rules/shown-address.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { count, id, list, moment, numberOr, optionalText, paged, text } from './schemas.ts';
import { TICKET_PAGE_SIZE, QUESTION_PAGE_SIZE } from '../rules/limits.ts';

export { getUnreadTicketCount } from './unread.ts';

export const ticketTypes = { fault: 1, operation: 2, look: 3, other: 4 } as const;
export type TicketType = (typeof ticketTypes)[keyof typeof ticketTypes];

export const ticketStatuses = { underWay: 0, closed: 1, waiting: 2 } as const;
export type TicketStatus = (typeof ticketStatuses)[keyof typeof ticketStatuses];

const ticket = v.looseObject({
  problemId: id,
  type: numberOr(ticketTypes, ticketTypes.other),
  state: numberOr(ticketStatuses, ticketStatuses.underWay),
  createTime: v.nullish(moment),
  unreadMsgCount: count,
  /** The page that it is about. */
  problemUrl: optionalText,
  content: optionalText,
  /** Pictures, comma-separated. */
  url: optionalText,
});
export type Ticket = v.InferOutput<typeof ticket>;

/** A page of one's own tickets, ten each, newest first. */
export const getTickets = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/problem/page',
  request: (input: { current: number }) => ({
    query: { current: input.current, size: TICKET_PAGE_SIZE },
  }),
  response: paged(ticket),
});

export const submitTicket = defineEndpoint({
  method: 'POST',
  path: '/api/orgUser/problem',
  changes: ['/api/orgUser/problem/page'],
  request: (input: { type: TicketType; content: string; url: string; problemUrl: ShownAddress }) => ({
    body: { ...input },
  }),
  response: v.nullish(v.looseObject({ problemId: v.nullish(id) })),
});

export const getTicket = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/problem/{id}',
  request: (input: { id: string }) => ({ path: { ...input } }),
  response: ticket,
});

/** The two sides of the chat about a ticket. */
export const messageSenders = { user: 1, staff: 2 } as const;

const message = v.looseObject({
  msgId: id,
  userType: numberOr(messageSenders, messageSenders.user),
  realName: optionalText,
  content: optionalText,
  /** Pictures, comma-separated. */
  url: optionalText,
  userId: v.nullish(id, ''),
  createTime: v.nullish(moment),
});
export type TicketMessage = v.InferOutput<typeof message>;

/** The conversation of a ticket, oldest first; requesting it marks its messages as read. */
export const getTicketMessages = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/problem/getMsgList',
  request: (input: { problemId: string }) => ({ query: { ...input } }),
  response: list(message),
});

export const sendTicketMessage = defineEndpoint({
  method: 'POST',
  path: '/api/orgUser/problem/sendMsg',
  changes: ['/api/orgUser/problem/getMsgList'],
  request: (input: { problemId: string; content: string; url: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

export const closeTicket = defineEndpoint({
  method: 'PUT',
  path: '/api/orgUser/problem/close',
  changes: ['/api/orgUser/problem/page', '/api/orgUser/problem/{id}', '/api/orgUser/problem/getMsgList'],
  request: (input: { problemId: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

const question = v.looseObject({
  questionId: id,
  title: text,
  /** HTML. */
  content: optionalText,
});
export type Question = v.InferOutput<typeof question>;

/** A page of the frequent questions, eight each; `title` searches. */
export const getQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/hotQuestion/page',
  request: (input: { current: number; title?: string }) => ({
    query: { ...input, size: QUESTION_PAGE_SIZE },
  }),
  response: paged(question),
});

export const getQuestion = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/hotQuestion/{id}',
  request: (input: { id: string }) => ({ path: { ...input } }),
  response: question,
});

export const legacyFeedbackTypes = { fault: 0, experience: 1, suggestion: 2, other: 3 } as const;
export type LegacyFeedbackType = (typeof legacyFeedbackTypes)[keyof typeof legacyFeedbackTypes];

/** The older form. `device` is the device code, `version` the portal's, `files` the pictures, comma-separated. */
export const submitLegacyFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/orgUser/feedback/submit',
  changes: [],
  request: (input: {
    content: string;
    type: LegacyFeedbackType;
    userContact: string;
    title: string;
    device: string;
    userName: string;
    version: string;
    files: string;
  }) => ({ body: { ...input } }),
  response: v.unknown(),
});
