import * as v from 'valibot';
import * as calls from '#src/api/orders.ts';
import type { Order } from '#src/api/orders.ts';
import type { Account } from '../people/accounts.ts';
import { apiError, coded } from '../api-error.ts';
import type { Database } from '../database.ts';
import { iso } from '../fixtures/names.ts';
import { page } from '../generate.ts';
import { escapeText, htmlPage } from '../html.ts';
import { learningOf } from '../learning/learning-seed.ts';
import { enrolInCourse, isOwned } from '../learning/own-courses.ts';
import { COURSE_TYPE } from '../notifications/notifications-seed.ts';
import { notifyOf } from '../notifications/notifications.ts';
import { subjects } from '../settings.ts';
import { createOrder, purchasesOf } from './purchases.ts';
import { everyRow, rowOf } from '../content/catalogue.ts';
import { route, serve, take, text, type RequestContext, type Routes } from '../route.ts';
import { UNPAID_CODE } from '#src/api/orders.ts';
import type { Sent } from '../sent.ts';

const ordersOf = (world: Database, user: Account) => purchasesOf(world, user).orders;

const ownOrder = (world: Database, user: Account, id: string | undefined): Sent<Order> => {
  const found = ordersOf(world, user).find((order) => order.id === id);
  if (!found) throw apiError(404, '订单不存在或已删除');
  return found;
};

export function orderRoutes(routes: Routes): void {
  route(routes, calls.getOrders, ({ world, user, input }) => page(ordersOf(world, user), input.query));
  route(routes, calls.createOrder, ({ world, org, user, input }) => {
    const { sourceId } = take({ sourceType: v.literal('course'), sourceId: text }, input.body);
    const row = rowOf(world, org, 'course', sourceId);
    if (isOwned(world, user, row))
      return apiError(409, row.price ? '您已拥有该课程' : '该课程免费，无需购买');
    return createOrder(world, user, 'course', row);
  });
  route(routes, calls.getOrder, ({ world, user, input }) => ownOrder(world, user, input.path.id));
  route(routes, calls.isOrderPaid, ({ world, user, input }) => {
    const { state } = ownOrder(world, user, input.path.id);
    if (state === 'unpaid') return coded(UNPAID_CODE, null, '订单尚未支付');
    return state === 'paid' ? coded(200, null, '订单已支付') : coded(2, null, '订单已关闭');
  });
  route(routes, calls.cancelOrder, ({ world, user, input }) => {
    const order = ownOrder(world, user, input.path.id);
    if (order.state !== 'unpaid') return apiError(409, '订单状态已变化，不能取消');
    Object.assign(order, { state: 'cancelled', payUrl: '', expireTime: null });
    leaveUnpaidProject(world, user, order);
    return null;
  });
  route(routes, calls.removeOrder, ({ world, user, input }) => {
    const order = ownOrder(world, user, input.path.id);
    if (order.state !== 'cancelled' && order.state !== 'refunded') {
      return apiError(409, '只能删除已取消或已退款的订单');
    }
    const orders = ordersOf(world, user);
    orders.splice(orders.indexOf(order), 1);
    return null;
  });
  serve(routes, '/external/pay', payingPage);
}

/** An enrolment that was not paid for ends with its order. */
function leaveUnpaidProject(world: Database, account: Account, { id }: Sent<Order>): void {
  const { projects } = learningOf(world, account);
  const place = projects.findIndex(({ orderId }) => orderId === id);
  const [left] = place < 0 ? [] : projects.splice(place, 1);
  if (left) left.row.members = Math.max(0, (left.row.members ?? 0) - 1);
}

/** Gives a paid course to its buyer, also where its author has withdrawn it meanwhile. */
function openCourse(world: Database, account: Account, { sourceId, title }: Sent<Order>): void {
  const row = everyRow(world, account, 'course').find(({ id }) => id === sourceId);
  if (row) enrolInCourse(world, account, row);
  notifyOf(world, account, {
    type: COURSE_TYPE,
    content: `您购买的课程「${title}」已开通，可以开始学习了。`,
    sourceType: subjects.course,
    sourceId,
  });
}

/** Pays for an order, as the payment service reports it; undefined: there is no such unpaid order. */
export function pay(world: Database, orderId: string): Sent<Order> | undefined {
  for (const account of world.accounts) {
    const order = ordersOf(world, account).find(({ id, state }) => id === orderId && state === 'unpaid');
    if (!order) continue;
    if (order.sourceType === 'course') openCourse(world, account, order);
    return Object.assign(order, {
      state: 'paid',
      payTime: iso(world.now()),
      payMethod: 'wechat',
      payUrl: '',
      expireTime: null,
      canInvoice: true,
    });
  }
  return undefined;
}

/** Simulates the payment service: opening its page pays. */
function payingPage({ input, world }: RequestContext): Response {
  const { orderId = '' } = input.query;
  const order = pay(world, orderId);
  if (!order) return htmlPage('支付（演示）', '<p>该订单不存在，或无需支付。</p>');
  return htmlPage(
    '支付成功（演示）',
    `<p>${escapeText(order.title)}</p><p>已支付 ¥${order.amount.toFixed(2)}，请回到订单页面。</p>`,
  );
}
