import type { Invoice } from '#src/api/invoices.ts';
import type { Order, OrderStatus } from '#src/api/orders.ts';
import type { Account } from '../people/accounts.ts';
import { apiError } from '../api-error.ts';
import { seededRowsOf } from '../content/catalogue.ts';
import type { Row } from '../content/row.ts';
import { areaOf, type Database } from '../database.ts';
import { day, hour, iso, moment } from '../fixtures/names.ts';
import { learningOf } from '../learning/learning-seed.ts';
import { hasCourse } from '../learning/own-courses.ts';
import { at, pick, whole } from '../random.ts';
import type { Sent } from '../sent.ts';

/** The orders and invoices of a learner, newest first. */
export const purchasesOf: (
  world: Database,
  account: Account,
) => { orders: Sent<Order>[]; invoices: Sent<Invoice>[] } = areaOf((world, account) => {
  const orders = seedOrders(world, account);
  return { orders, invoices: seedInvoices(world, account, orders) };
});

const orgOf = (world: Database, account: Account) =>
  world.orgs.find(({ orgCode }) => orgCode === account.orgCode);

type Bought = 'course' | 'project';

const payMethods = ['wechat', 'alipay'];

interface Purchase {
  id: string;
  sourceType: Bought;
  row: Row;
  state: OrderStatus;
}

/** The project whose order waits for its payment, by its place among those with a price. */
const UNPAID_PROJECT = 1;

/** The orders of courses that the learner does not have: none of them is paid. */
const missedStates: readonly OrderStatus[] = ['unpaid', 'cancelled', 'refunded', 'cancelled'];

/** An order for each thing with a price that the learner has, and some that came to nothing. */
function seedOrders(world: Database, account: Account): Sent<Order>[] {
  const org = orgOf(world, account);
  if (account.fresh || !org) return [];
  const random = world.random(`orders of ${account.userId}`);
  const now = world.now();
  const ofProjects = learningOf(world, account).projects.flatMap(({ orderId, row }, place): Purchase[] =>
    orderId
      ? [{ id: orderId, sourceType: 'project', row, state: place === UNPAID_PROJECT ? 'unpaid' : 'paid' }]
      : [],
  );
  const forSale = seededRowsOf(world, org, 'course').filter(({ price }) => price);
  const owned = new Set(forSale.filter((row) => hasCourse(world, account, row)));
  const missed = forSale.filter((row) => !owned.has(row)).slice(0, missedStates.length);
  const ofCourses = forSale
    .filter((row) => owned.has(row) || missed.includes(row))
    .map((row, place): Purchase => ({
      id: `20260${account.userId.slice(2)}${String(place + 101)}`,
      sourceType: 'course',
      row,
      state: missedStates[missed.indexOf(row)] ?? 'paid',
    }));
  const orders = [...ofProjects, ...ofCourses].map(({ id, sourceType, row, state }, place) => {
    const created = moment(random, now, state === 'unpaid' ? -hour : -(2 + place * 9) * day);
    const items = [itemOf(id, row)];
    if (place % 4 === 1) items.push({ id: `${id}-2`, title: '纸质研修手册（含邮寄）', price: 28, count: 2 });
    const discount = place % 5 === 1 ? whole(random, 1, 4) * 5 : 0;
    const isSettled = state === 'paid' || state === 'refunded';
    return {
      id,
      title: row.title,
      state,
      items,
      discount,
      amount: amountOf(items, discount),
      createTime: iso(created),
      payTime: isSettled ? iso(created + 4 * 60_000) : null,
      expireTime: state === 'unpaid' ? iso(created + day) : null,
      payMethod: isSettled ? pick(random, payMethods) : '',
      payUrl: state === 'unpaid' ? payUrlOf(id) : '',
      canInvoice: state === 'paid' && place < 24,
      invoiceId: null,
      sourceType,
      sourceId: row.id,
    };
  });
  return orders.toSorted((one, other) => other.createTime.localeCompare(one.createTime));
}

const itemOf = (id: string, { title, price }: Row) => ({ id: `${id}-1`, title, price: price ?? 0, count: 1 });

const payUrlOf = (id: string) => `/external/pay?orderId=${id}`;

/** Orders something with a price; the order that waits for its payment already, where there is one. */
export function createOrder(world: Database, account: Account, sourceType: Bought, row: Row): Sent<Order> {
  if (!row.price) throw apiError(409, '该内容免费，无需购买');
  const { orders } = purchasesOf(world, account);
  const waiting = orders.find(({ state, sourceId }) => state === 'unpaid' && sourceId === row.id);
  if (waiting) return waiting;
  const id = `20262${account.userId.slice(2)}${String(orders.length + 1).padStart(3, '0')}`;
  const items = [itemOf(id, row)];
  const order: Sent<Order> = {
    id,
    title: row.title,
    state: 'unpaid',
    items,
    discount: 0,
    amount: amountOf(items, 0),
    createTime: iso(world.now()),
    payTime: null,
    expireTime: iso(world.now() + day),
    payMethod: '',
    payUrl: payUrlOf(id),
    canInvoice: false,
    invoiceId: null,
    sourceType,
    sourceId: row.id,
  };
  orders.unshift(order);
  return order;
}

const amountOf = (items: Sent<Order>['items'] & object, discount: number) =>
  (items.reduce((sum, { price, count }) => sum + Math.round(price * 100) * (count ?? 1), 0) -
    discount * 100) /
  100;

type Titled = Pick<Sent<Invoice>, 'type' | 'title' | 'taxNumber'>;

const titlesOf = (account: Account): Titled[] => [
  { type: 'company', title: account.school, taxNumber: '124201064413563276' },
  { type: 'personal', title: account.realName, taxNumber: '' },
  { type: 'company', title: `${account.district}教育科学研究院`, taxNumber: '12420106441361234U' },
];

const sum = (orders: readonly Sent<Order>[]) =>
  orders.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;

/** The older half of the paid orders, one or two to an invoice; newest first. */
function seedInvoices(world: Database, account: Account, all: readonly Sent<Order>[]): Sent<Invoice>[] {
  const paid = all.filter(({ state }) => state === 'paid');
  const older = paid.slice(Math.ceil(paid.length / 2));
  const invoices: Sent<Invoice>[] = [];
  for (let place = 0; older.length > 0; place++) {
    const orders = older.splice(0, place % 3 === 1 ? 2 : 1);
    const state = place === 0 ? 'pending' : place === 2 ? 'failed' : 'issued';
    const created = Math.max(...orders.map(({ payTime }) => new Date(payTime ?? 0).getTime())) + day;
    invoices.push(
      invoiceOf(world, account, orders, {
        ...at(titlesOf(account), place),
        email: account.email,
        id: `inv-${account.userId.slice(2)}-${place + 1}`,
        state,
        reason: state === 'failed' ? '税号与单位名称不一致，请核对后重新申请' : '',
        createTime: iso(created),
      }),
    );
  }
  return invoices;
}

export function invoiceOf(
  world: Database,
  account: Account,
  orders: readonly Sent<Order>[],
  given: Titled & Pick<Sent<Invoice>, 'id' | 'email' | 'state' | 'reason'> & { createTime: string },
): Sent<Invoice> {
  // Orders of a failed invoice can be put on the next one.
  const isTaken = given.state !== 'failed';
  for (const order of orders) {
    Object.assign(order, { canInvoice: !isTaken, invoiceId: isTaken ? given.id : null });
  }
  const isIssued = given.state === 'issued';
  return {
    ...given,
    invoiceNo: isIssued ? `2642000000${given.id.replace(/\D/g, '').padStart(10, '0')}` : '',
    seller: orgOf(world, account)?.name ?? '',
    amount: sum(orders),
    issueTime: isIssued ? iso(new Date(given.createTime).getTime() + day / 2) : null,
    orders: orders.map(({ id, title, amount }) => ({ id, title, amount })),
  };
}
