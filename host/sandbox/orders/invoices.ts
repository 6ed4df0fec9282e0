import * as v from 'valibot';
import * as calls from '#src/api/invoices.ts';
import { invoiceTypes, type Invoice } from '#src/api/invoices.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { INVOICE_TITLE_LIMIT } from '#src/rules/limits.ts';
import { isEmail } from '#src/rules/personal-fields.ts';
import { taxNumberFault } from '#src/rules/tax-number.ts';
import type { Account } from '../people/accounts.ts';
import { apiError } from '../api-error.ts';
import type { Database } from '../database.ts';
import { iso } from '../fixtures/names.ts';
import { page } from '../generate.ts';
import { invoiceFile } from './invoice-file.ts';
import { invoiceOf, purchasesOf } from './purchases.ts';
import { optionalText, route, take, text, type AuthenticatedContext, type Routes } from '../route.ts';
import type { Sent } from '../sent.ts';

const invoicesOf = (world: Database, user: Account) => purchasesOf(world, user).invoices;

const invoiceable = (world: Database, user: Account) =>
  purchasesOf(world, user).orders.filter(({ canInvoice }) => canInvoice);

const ownInvoice = ({ world, user, input }: AuthenticatedContext<Account>): Sent<Invoice> => {
  const found = invoicesOf(world, user).find(({ id }) => id === input.path.id);
  if (!found) throw apiError(404, '发票不存在');
  return found;
};

const asked = {
  orderIds: v.pipe(v.array(text), v.minLength(1)),
  type: v.picklist(invoiceTypes),
  title: v.pipe(
    text,
    v.check((title) => visibleLength(title) <= INVOICE_TITLE_LIMIT),
  ),
  taxNumber: optionalText,
  email: text,
};

export function invoiceRoutes(routes: Routes): void {
  route(routes, calls.getInvoiceTitles, ({ world, user }) => {
    const known = new Map<string, Sent<Invoice>>();
    for (const one of invoicesOf(world, user)) {
      const key = `${one.type} ${one.title} ${one.taxNumber}`;
      if (!known.has(key)) known.set(key, one);
    }
    return [...known.values()].map(({ type, title, taxNumber, email }) => ({
      type,
      title,
      taxNumber,
      email,
    }));
  });
  route(routes, calls.getOrdersToInvoice, ({ world, user }) => invoiceable(world, user));
  route(routes, calls.createInvoice, ({ world, user, input, now }) => {
    const { orderIds, ...given } = take(asked, input.body);
    const orders = invoiceable(world, user).filter(({ id }) => orderIds.includes(id));
    if (orders.length !== new Set(orderIds).size)
      return apiError(409, '部分订单已开票或不能开票，请刷新后重试');
    if (given.type === 'company' && taxNumberFault(given.taxNumber)) return apiError(400, '税号不正确');
    if (!isEmail(given.email)) return apiError(400, '邮箱格式不符合规范');
    const invoices = invoicesOf(world, user);
    const invoice = invoiceOf(world, user, orders, {
      ...given,
      taxNumber: given.type === 'company' ? given.taxNumber : '',
      id: `inv-${user.userId.slice(2)}-${invoices.length + 1}`,
      state: 'pending',
      reason: '',
      createTime: iso(now),
    });
    invoices.unshift(invoice);
    return invoice;
  });
  route(routes, calls.getInvoices, ({ world, user, input }) => page(invoicesOf(world, user), input.query));
  route(routes, calls.getInvoice, ownInvoice);
  route(routes, calls.getInvoiceFile, (context) => {
    const invoice = ownInvoice(context);
    if (invoice.state !== 'issued') return apiError(409, '发票尚未开具');
    return invoiceFile(invoice);
  });
}
