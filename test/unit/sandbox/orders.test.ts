// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as invoices from '#src/api/invoices.ts';
import * as orders from '#src/api/orders.ts';
import { getMyProjects } from '#src/api/study.ts';
import { portalOf, sandboxAt, type Ask } from './portal.ts';

const all = { current: 1, size: 100 };
const ordersIn = async (ask: Ask, state: orders.OrderStatus) =>
  (await ask(orders.getOrders, all)).records.filter((order) => order.state === state);
const firstIn = async (ask: Ask, state: orders.OrderStatus) => {
  const [order] = await ordersIn(ask, state);
  if (!order) throw new Error(`there is no order that is ${state}`);
  return order;
};

describe('an order', () => {
  it('belongs to the project that is still to be paid for, and is paid by its payment page', async () => {
    const sandbox = sandboxAt();
    const ask = portalOf(sandbox, 'teacher');
    const project = (await ask(getMyProjects, undefined)).find(({ needPay }) => needPay);
    const id = project?.orderId ?? '';
    const order = await ask(orders.getOrder, { id });
    expect(order).toMatchObject({ title: project?.title, state: 'unpaid' });
    await expect(ask(orders.isOrderPaid, { id })).rejects.toThrow('answered 1');

    const paying = await sandbox.fetch(`http://localhost${order.payUrl}`);
    expect(await paying.text()).toContain('支付成功');

    await expect(ask(orders.isOrderPaid, { id })).resolves.toBeNull();
    expect(await ask(orders.getOrder, { id })).toMatchObject({ state: 'paid', payMethod: 'wechat' });
    const projects = await ask(getMyProjects, undefined);
    expect(projects.find((one) => one.id === project?.id)?.needPay).toBe(false);
    expect(await (await sandbox.fetch(`http://localhost${order.payUrl}`)).text()).toContain('无需支付');
  });

  it('can be paid by a control call', async () => {
    const sandbox = sandboxAt();
    const ask = portalOf(sandbox, 'teacher');
    const { id } = await firstIn(ask, 'unpaid');
    const pay = () =>
      sandbox.fetch('http://localhost/sandbox/pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orderId: id }),
      });
    expect((await pay()).status).toBe(200);
    expect((await pay()).status).toBe(400);
    expect((await ask(orders.getOrder, { id })).state).toBe('paid');
  });

  it('is cancelled once, and removed after that', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { id } = await firstIn(ask, 'unpaid');
    await expect(ask(orders.removeOrder, { id })).rejects.toThrow('只能删除');
    await ask(orders.cancelOrder, { id });
    expect(await ask(orders.getOrder, { id })).toMatchObject({ state: 'cancelled', payUrl: '' });
    await expect(ask(orders.isOrderPaid, { id })).rejects.toThrow('answered 2');
    await expect(ask(orders.cancelOrder, { id })).rejects.toThrow('不能取消');
    await ask(orders.removeOrder, { id });
    await expect(ask(orders.getOrder, { id })).rejects.toThrow('订单不存在');
  });

  it('is only the own one', async () => {
    const sandbox = sandboxAt();
    const { id } = await firstIn(portalOf(sandbox, 'teacher'), 'paid');
    await expect(portalOf(sandbox, 'admin')(orders.getOrder, { id })).rejects.toThrow('订单不存在');
    expect((await portalOf(sandbox, 'newcomer')(orders.getOrders, all)).records).toEqual([]);
  });
});

describe('an invoice', () => {
  const given = { type: 'company' as const, title: '东湖区实验小学', email: 'a@donghu.example' };

  it('of several orders adds them up, and takes each of them once', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const [one, other] = await ask(invoices.getOrdersToInvoice, undefined);
    const orderIds = [one?.id ?? '', other?.id ?? ''];
    const request = { ...given, orderIds, taxNumber: '91350100M000100Y43' };
    const invoice = await ask(invoices.createInvoice, request);
    expect(invoice).toMatchObject({ state: 'pending', amount: (one?.amount ?? 0) + (other?.amount ?? 0) });
    expect((await ask(invoices.getInvoices, all)).records[0]?.id).toBe(invoice.id);
    expect((await ask(invoices.getInvoiceTitles, undefined))[0]).toMatchObject({
      taxNumber: request.taxNumber,
    });
    expect(await ask(orders.getOrder, { id: orderIds[0] ?? '' })).toMatchObject({
      canInvoice: false,
      invoiceId: invoice.id,
    });
    await expect(ask(invoices.createInvoice, request)).rejects.toThrow('部分订单');
  });

  it.each([
    ['a wrong tax number', { taxNumber: '91350100M000100Y44' }, '税号'],
    ['no tax number', {}, '税号'],
    ['a wrong e-mail', { taxNumber: '91350100M000100Y43', email: 'a' }, '邮箱'],
    ['no title', { title: ' ' }, '参数有误'],
    ['no orders', { orderIds: [] }, '参数有误'],
  ])('with %s is refused', async (_, wrong, message) => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const [order] = await ask(invoices.getOrdersToInvoice, undefined);
    const request = { ...given, orderIds: [order?.id ?? ''], ...wrong };
    await expect(ask(invoices.createInvoice, request)).rejects.toThrow(message);
  });

  it('is a PDF once it is issued', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { records } = await ask(invoices.getInvoices, all);
    const idOf = (state: invoices.InvoiceStatus) => ({
      id: records.find((one) => one.state === state)?.id ?? '',
    });
    const file = await ask(invoices.getInvoiceFile, idOf('issued'));
    expect(await file.text()).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
    await expect(ask(invoices.getInvoiceFile, idOf('pending'))).rejects.toThrow('尚未开具');
  });
});
