import * as v from 'valibot';
import {
  closeProblem,
  getProblemMessages,
  getQuestion,
  getQuestions,
  getUnreadFeedbackCount,
  getWorkOrder,
  getWorkOrders,
  sendProblemMessage,
  submitOlderFeedback,
  submitProblem,
} from '../../src/api/tickets.ts';
import type { Account } from './accounts.ts';
import { answer, answerPublic, number, optionalText, take, text, type Routes } from './route.ts';
import { questions } from './faq.ts';
import { page } from './generate.ts';
import { refusal } from './api-error.ts';
import { area, areaOf, type World } from './database.ts';
import { messageOf, seedOrders, type Conversation } from './tickets.ts';

export interface Reply {
  problemId: string;
  content: string;
  /** Pictures, comma-separated. */
  url?: string;
}

const CONTENT_LIMIT = 200;
const PICTURE_LIMIT = 6;

const ordersOf = areaOf(seedOrders);
const olderFeedbackOf = area((): Record<string, unknown>[] => []);

const pictures = v.optional(
  v.pipe(
    v.string(),
    v.check((url) => url.split(',').length <= PICTURE_LIMIT),
  ),
  '',
);

/** The support staff answers: the order is in progress from then on. */
export function reply(world: World, { problemId, content, url = '' }: Reply): void {
  for (const account of world.accounts) {
    const found = ordersOf(world, account).find((known) => known.order.problemId === problemId);
    if (!found) continue;
    if (found.order.state === 1) throw refusal(400, '工单已关闭');
    found.order.state = 3;
    found.order.unreadMsgCount += 1;
    found.messages.push(messageOf(found, { content, url, staff: true, createTime: isoNow(world) }));
    return;
  }
  throw refusal(400, '工单不存在');
}

const isoNow = (world: World) => new Date(world.now()).toISOString();

function conversationOf(world: World, user: Account, problemId: string): Conversation {
  const found = ordersOf(world, user).find((known) => known.order.problemId === problemId);
  if (!found) throw refusal(400, '工单不存在');
  return found;
}

function checkLength(content: string): void {
  if (content.length > CONTENT_LIMIT) throw refusal(400, `内容不能超过${CONTENT_LIMIT}字`);
}

export function feedbackRoutes(routes: Routes): void {
  answer(routes, getWorkOrders, ({ input, user, world }) =>
    page(
      ordersOf(world, user).map(({ order }) => order),
      input.query,
    ),
  );

  answer(routes, submitProblem, ({ input, user, world }) => {
    const { type, content, url, problemUrl } = take(
      { type: v.picklist([1, 2, 3, 4]), content: text, url: pictures, problemUrl: optionalText },
      input.body,
    );
    checkLength(content);
    const orders = ordersOf(world, user);
    const problemId = `p-${user.userId.slice(2)}-${orders.length + 1}`;
    const order = {
      problemId,
      type,
      state: 2,
      createTime: isoNow(world),
      unreadMsgCount: 0,
      problemUrl,
      content,
      url,
    };
    orders.unshift({ order, user, messages: [] });
    return { problemId };
  });

  answer(
    routes,
    getWorkOrder,
    ({ input, user, world }) => conversationOf(world, user, input.path.id ?? '').order,
  );

  answer(routes, getProblemMessages, ({ input, user, world }) => {
    const { problemId } = take({ problemId: text }, input.query);
    const { order, messages } = conversationOf(world, user, problemId);
    order.unreadMsgCount = 0;
    return messages;
  });

  answer(routes, sendProblemMessage, ({ input, user, world }) => {
    const { problemId, content, url } = take(
      { problemId: text, content: optionalText, url: pictures },
      input.body,
    );
    const conversation = conversationOf(world, user, problemId);
    if (conversation.order.state === 1) return refusal(400, '工单已关闭，不能再发送消息');
    if (!content && !url) return refusal(400, '请输入回复内容');
    checkLength(content);
    conversation.messages.push(
      messageOf(conversation, { content, url, staff: false, createTime: isoNow(world) }),
    );
    return null;
  });

  answer(routes, closeProblem, ({ input, user, world }) => {
    const { problemId } = take({ problemId: text }, { ...input.query, ...input.body });
    const { order } = conversationOf(world, user, problemId);
    if (order.state === 1) return refusal(400, '工单已关闭，请勿重复操作');
    order.state = 1;
    return null;
  });

  answer(routes, getUnreadFeedbackCount, ({ user, world }) =>
    ordersOf(world, user).reduce((sum, { order }) => sum + order.unreadMsgCount, 0),
  );

  answerPublic(routes, getQuestions, ({ input }) => {
    const title = input.query.title?.trim() ?? '';
    const found = questions.filter((question) => question.title.includes(title));
    return page(found, { size: 8, ...input.query });
  });

  answerPublic(routes, getQuestion, ({ input }) => {
    const found = questions.find((question) => question.questionId === input.path.id);
    return found ?? refusal(400, '问题不存在');
  });

  answerPublic(routes, submitOlderFeedback, ({ input, world }) => {
    const given = take(
      {
        content: text,
        type: v.pipe(number, v.picklist([0, 1, 2, 3])),
        userContact: v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/)),
        title: optionalText,
        device: optionalText,
        userName: optionalText,
        version: optionalText,
        files: optionalText,
      },
      input.body,
    );
    checkLength(given.content);
    olderFeedbackOf(world).push(given);
    return null;
  });
}
