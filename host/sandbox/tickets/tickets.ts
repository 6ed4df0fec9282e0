import * as v from 'valibot';
import {
  closeTicket,
  getTicketMessages,
  getQuestion,
  getQuestions,
  getUnreadTicketCount,
  getTicket,
  getTickets,
  sendTicketMessage,
  submitLegacyFeedback,
  submitTicket,
  ticketTypes,
  ticketStatuses,
  type Ticket,
  legacyFeedbackTypes,
} from '#src/api/tickets.ts';
import { visibleLength } from '#src/rules/characters.ts';
import {
  TICKET_CONTENT_LIMIT,
  TICKET_MESSAGE_LIMIT,
  TICKET_MESSAGE_PICTURE_LIMIT,
  TICKET_PICTURE_LIMIT,
} from '#src/rules/limits.ts';
import type { Account } from '../people/accounts.ts';
import { route, answerPublic, number, optionalText, take, text, type Routes } from '../route.ts';
import { questions } from './faq.ts';
import { page } from '../generate.ts';
import { apiError } from '../api-error.ts';
import { table, areaOf, type Database } from '../database.ts';
import { messageOf, seedTickets, type Conversation } from './tickets-seed.ts';
import type { Sent } from '../sent.ts';

export interface Reply {
  problemId: string;
  content: string;
  /** Pictures, comma-separated. */
  url?: string;
}

const ticketsOf = areaOf(seedTickets);
const legacyFeedbackOf = table((): Record<string, unknown>[] => []);

/** Pictures, comma-separated. */
const picturesUpTo = (limit: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((url) => url.split(',').length <= limit, `最多上传${limit}张图片`),
    ),
    '',
  );

/** The support staff answers: the ticket is in progress from then on. */
export function reply(world: Database, { problemId, content, url = '' }: Reply): void {
  for (const account of world.accounts) {
    const found = ticketsOf(world, account).find((known) => known.ticket.problemId === problemId);
    if (!found) continue;
    if (found.ticket.state === ticketStatuses.closed) throw apiError(400, '工单已关闭');
    found.ticket.state = ticketStatuses.underWay;
    found.ticket.unreadMsgCount += 1;
    found.messages.push(messageOf(found, { content, url, staff: true, createTime: isoNow(world) }));
    return;
  }
  throw apiError(400, '工单不存在');
}

const isoNow = (world: Database) => new Date(world.now()).toISOString();

function conversationOf(world: Database, user: Account, problemId: string): Conversation {
  const found = ticketsOf(world, user).find((known) => known.ticket.problemId === problemId);
  if (!found) throw apiError(400, '工单不存在');
  return found;
}

function checkLength(content: string, limit: number): void {
  if (visibleLength(content) > limit) throw apiError(400, `内容不能超过${limit}字`);
}

export function ticketRoutes(routes: Routes): void {
  route(routes, getTickets, ({ input, user, world }) =>
    page(
      ticketsOf(world, user).map(({ ticket }) => ticket),
      input.query,
    ),
  );

  route(routes, submitTicket, ({ input, user, world }) => {
    const { type, content, url, problemUrl } = take(
      {
        type: v.picklist(Object.values(ticketTypes)),
        content: text,
        url: picturesUpTo(TICKET_PICTURE_LIMIT),
        problemUrl: optionalText,
      },
      input.body,
    );
    checkLength(content, TICKET_CONTENT_LIMIT);
    const tickets = ticketsOf(world, user);
    const problemId = `p-${user.userId.slice(2)}-${tickets.length + 1}`;
    const ticket: Sent<Ticket> = {
      problemId,
      type,
      state: ticketStatuses.waiting,
      createTime: isoNow(world),
      unreadMsgCount: 0,
      problemUrl,
      content,
      url,
    };
    tickets.unshift({ ticket, user, messages: [] });
    return { problemId };
  });

  route(
    routes,
    getTicket,
    ({ input, user, world }) => conversationOf(world, user, input.path.id ?? '').ticket,
  );

  route(routes, getTicketMessages, ({ input, user, world }) => {
    const { problemId } = take({ problemId: text }, input.query);
    const { ticket, messages } = conversationOf(world, user, problemId);
    ticket.unreadMsgCount = 0;
    return messages;
  });

  route(routes, sendTicketMessage, ({ input, user, world }) => {
    const { problemId, content, url } = take(
      { problemId: text, content: optionalText, url: picturesUpTo(TICKET_MESSAGE_PICTURE_LIMIT) },
      input.body,
    );
    const conversation = conversationOf(world, user, problemId);
    if (conversation.ticket.state === ticketStatuses.closed)
      return apiError(400, '工单已关闭，不能再发送消息');
    if (!content && !url) return apiError(400, '请输入回复内容');
    checkLength(content, TICKET_MESSAGE_LIMIT);
    conversation.messages.push(
      messageOf(conversation, { content, url, staff: false, createTime: isoNow(world) }),
    );
    return null;
  });

  route(routes, closeTicket, ({ input, user, world }) => {
    const { problemId } = take({ problemId: text }, { ...input.query, ...input.body });
    const { ticket } = conversationOf(world, user, problemId);
    if (ticket.state === ticketStatuses.closed) return apiError(400, '工单已关闭，请勿重复操作');
    ticket.state = ticketStatuses.closed;
    return null;
  });

  route(routes, getUnreadTicketCount, ({ user, world }) =>
    ticketsOf(world, user).reduce((sum, { ticket }) => sum + ticket.unreadMsgCount, 0),
  );

  answerPublic(routes, getQuestions, ({ input }) => {
    const title = input.query.title?.trim() ?? '';
    const found = questions.filter((question) => question.title.includes(title));
    return page(found, { size: 8, ...input.query });
  });

  answerPublic(routes, getQuestion, ({ input }) => {
    const found = questions.find((question) => question.questionId === input.path.id);
    return found ?? apiError(404, '问题不存在');
  });

  answerPublic(routes, submitLegacyFeedback, ({ input, world }) => {
    const given = take(
      {
        content: text,
        type: v.pipe(number, v.picklist(Object.values(legacyFeedbackTypes))),
        userContact: v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/)),
        title: optionalText,
        device: optionalText,
        userName: optionalText,
        version: optionalText,
        files: picturesUpTo(TICKET_PICTURE_LIMIT),
      },
      input.body,
    );
    checkLength(given.content, TICKET_CONTENT_LIMIT);
    legacyFeedbackOf(world).push(given);
    return null;
  });
}
