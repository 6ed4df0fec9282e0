import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { orderPaths, projectPaths } from './changed-paths.ts';
import {
  count,
  id,
  list,
  moment,
  number,
  optionalFlag,
  optionalText,
  paged,
  text,
  type PageRequest,
} from './schemas.ts';

export const orderStatuses = ['unpaid', 'paid', 'cancelled', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const orderItem = v.looseObject({
  id,
  title: text,
  /** In yuan, of one piece. */
  price: number,
  count: v.nullish(number, 1),
});

export const order = v.looseObject({
  id,
  title: text,
  state: v.picklist(orderStatuses),
  items: list(orderItem),
  /** The discount of a coupon, in yuan. */
  discount: count,
  /** The amount to pay, in yuan. */
  amount: number,
  createTime: v.nullish(moment),
  payTime: v.nullish(moment),
  /** An unpaid order is cancelled at this time. */
  expireTime: v.nullish(moment),
  /** `wechat`, `alipay`, … or what the server calls it. */
  payMethod: optionalText,
  /** The page of the payment service. */
  payUrl: optionalText,
  /** True if the user may ask for an invoice. */
  canInvoice: optionalFlag,
  /** The invoice that contains the order. */
  invoiceId: v.nullish(id),
  /** The kind of the bought item, e.g. `course`, and its id. */
  sourceType: optionalText,
  sourceId: v.nullish(id, ''),
});
export type Order = v.InferOutput<typeof order>;

/** The learner's orders, newest first. */
export const getOrders = defineEndpoint({
  feature: 'orders',
  method: 'GET',
  path: '/api/portal/order/page',
  request: (input: PageRequest) => ({ query: { ...input } }),
  response: paged(order),
});

/** Orders an item with a price. Where an order for it waits for its payment already, the answer is that order. */
export const createOrder = defineEndpoint({
  feature: 'orders',
  method: 'POST',
  path: '/api/portal/order/create',
  changes: orderPaths,
  request: (input: { sourceType: 'course'; sourceId: string }) => ({ body: input }),
  response: order,
});

export const getOrder = defineEndpoint({
  feature: 'orders',
  method: 'GET',
  path: '/api/portal/order/get/{id}',
  request: (input: { id: string }) => ({ path: input }),
  response: order,
});

/** The body code of `isOrderPaid` for an order that is not paid yet. */
export const UNPAID_CODE = 1;

/** Asks for the payment of an order: success means paid, `UNPAID_CODE` not yet, and any other code that it is too late to pay. */
export const isOrderPaid = defineEndpoint({
  feature: 'orders',
  method: 'GET',
  path: '/api/portal/order/isPay/{id}',
  isPay: true,
  silent: true,
  request: (input: { id: string }) => ({ path: input }),
  response: v.unknown(),
});

export const cancelOrder = defineEndpoint({
  feature: 'orders',
  method: 'PUT',
  path: '/api/portal/order/cancel/{id}',
  // An enrolment that is not paid for ends with its order.
  changes: [...orderPaths, ...projectPaths],
  request: (input: { id: string }) => ({ path: input }),
  response: v.unknown(),
});

/** Removes an order that was cancelled or refunded from the learner's list. */
export const removeOrder = defineEndpoint({
  feature: 'orders',
  method: 'DELETE',
  path: '/api/portal/order/remove/{id}',
  changes: orderPaths,
  request: (input: { id: string }) => ({ path: input }),
  response: v.unknown(),
});
