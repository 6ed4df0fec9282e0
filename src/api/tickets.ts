import * as v from 'valibot';
import type { ShownAddress } from '../rules/shown-address.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, paged, time } from './schemas.ts';
import { TICKET_PAGE_SIZE, QUESTION_PAGE_SIZE } from '../rules/limits.ts';

export { getUnreadTicketCount } from './unread.ts';

/** 1 function fault, 2 operation experience, 3 interface look, 4 other. */
export type TicketType = 1 | 2 | 3 | 4;

const ticket = v.looseObject({
  problemId: id,
  type: v.nullish(v.number(), 4),
  /** 1 closed, 2 waiting, any other in progress. */
  state: v.nullish(v.number(), 0),
  createTime: v.nullish(time, ''),
  unreadMsgCount: v.nullish(v.number(), 0),
  /** The page that it is about. */
  problemUrl: v.nullish(v.string(), ''),
  content: v.nullish(v.string(), ''),
  /** Pictures, comma-separated. */
  url: v.nullish(v.string(), ''),
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

const message = v.looseObject({
  msgId: id,
  /** 2: support staff; otherwise the user. */
  userType: v.nullish(v.number(), 1),
  realName: v.nullish(v.string(), ''),
  content: v.nullish(v.string(), ''),
  /** Pictures, comma-separated. */
  url: v.nullish(v.string(), ''),
  userId: v.nullish(id, ''),
  createTime: v.nullish(time, ''),
});
export type TicketMessage = v.InferOutput<typeof message>;

/** The conversation of a ticket, oldest first; requesting it marks its messages as read. */
export const getTicketMessages = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/problem/getMsgList',
  request: (input: { problemId: string }) => ({ query: { ...input } }),
  response: v.array(message),
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
  title: v.string(),
  /** HTML. */
  content: v.nullish(v.string(), ''),
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

/** 0 function fault, 1 experience problem, 2 function suggestion, 3 other. */
export type LegacyFeedbackType = 0 | 1 | 2 | 3;

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
