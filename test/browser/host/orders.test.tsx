import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import InvoicesPage from '#host/app/pages/orders/InvoicesPage.tsx';
import InvoicingPage from '#host/app/pages/orders/InvoicingPage.tsx';
import OrderPage from '#host/app/pages/orders/OrderPage.tsx';
import OrdersPage from '#host/app/pages/orders/OrdersPage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { meeting } from './space-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const unpaid = '202611001002';
const paid = '202611001001';
const getPath = (id: string) => `/api/portal/order/get/${id}`;
const isPay = `/api/portal/order/isPay/${unpaid}`;

beforeEach(() => browserPage.viewport(1440, 900));

const openOrder = (id: string, options: SceneOptions = { as: 'teacher' }) =>
  openPage(OrderPage, `/space/orderDetail/${id}`, options);
const pay = (page: ReturnType<typeof openPage>) => page.sandbox.fetch(`/external/pay?orderId=${unpaid}`);

describe('the orders', () => {
  test('stand below their states, with their numbers', async () => {
    const page = openPage(OrdersPage, '/space/myOrder', { as: 'teacher' });
    await page.findByRole('tab', { name: '全部 23' });
    await page.findByRole('link', { name: '东湖区物理学科教师数字素养提升工程' });
    await expectAccessible(page.host);
    await userEvent.click(page.getByRole('tab', { name: '待支付 2' }));
    await page.findByText('共 2 条');
    expect(page.whereabouts()).toBe('/space/myOrder?tab=unpaid');
    await eventually(() => {
      const [first] = page.getAllByRole('link', { name: '去支付' });
      expect(first).toHaveAttribute('href', `/space/orderDetail/${unpaid}`);
    });
  });

  test('that are selected can be put on one invoice, as far as they are paid', async () => {
    const page = openPage(OrdersPage, '/space/myOrder', { as: 'teacher' });
    await userEvent.click(
      await page.findByRole('checkbox', { name: '选择“东湖区物理学科教师数字素养提升工程”' }),
    );
    await page.findByText('所选订单都不能开票');
    await userEvent.click(page.getByRole('checkbox', { name: /^选择.*乡村道德与法治/ }));
    const link = await page.findByRole('link', { name: '合并开票（1）' });
    expect(link).toHaveAttribute('href', `/space/invoicing?orders=${paid}`);
  });

  test('of a newcomer are none', async () => {
    const page = openPage(OrdersPage, '/space/myOrder', { as: 'newcomer' });
    await page.findByText('还没有订单');
  });
});

describe('an order', () => {
  test.each(readingFaults)('that meets %s can be tried again', async (_, fault) => {
    const page = openOrder(paid, meeting(getPath(paid), fault));
    const alert = await page.findByRole('alert');
    within(alert).getByText('订单加载失败');
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await page.findByText('支付成功，相应的培训项目或课程已经开通。');
  });

  test.each(['light', 'dark'] as const)('that is unpaid shows how to pay, %s', async (theme) => {
    const page = openOrder(unpaid, { as: 'teacher', settings: { theme } });
    const payment = within(await page.findByRole('region', { name: '支付订单' }));
    payment.getByRole('img', { name: '支付二维码' });
    payment.getByText('¥319.00');
    const link = payment.getByRole('link', { name: /在本机打开支付页面/ });
    expect(link).toHaveAttribute('href', `http://sandbox.localhost/external/pay?orderId=${unpaid}`);
    await expectAccessible(page.host);
  });

  test('on a phone has a link instead of the QR code', async () => {
    await browserPage.viewport(390, 844);
    const page = openOrder(unpaid);
    await page.findByRole('link', { name: /去支付/ });
    expect(page.queryByRole('img', { name: '支付二维码' })).toBeNull();
    await expectAccessible(page.host);
  });

  test('whose payment page is no web page offers no link', async () => {
    const order = { id: unpaid, title: '培训', state: 'unpaid', amount: 1, payUrl: 'javascript:alert(1)' };
    const page = openOrder(unpaid, meeting(getPath(unpaid), { body: { code: 200, data: order } }));
    await page.findByText(/暂时没有可用的支付地址/);
    expect(page.queryByRole('link', { name: /支付页面/ })).toBeNull();
  });

  test('becomes paid when the user says so and the server agrees', async () => {
    const page = openOrder(unpaid);
    const button = await page.findByRole('button', { name: '我已支付' });
    await userEvent.click(button);
    await eventually(() => expect(page.toasts()).toContain('尚未查到支付结果，请稍后再试'));
    await pay(page);
    // The page may have noticed by itself meanwhile, and removed the button.
    button.click();
    await page.findByRole('region', { name: '已支付' });
    expect(page.queryByRole('region', { name: '支付订单' })).toBeNull();
    await page.findByRole('link', { name: '开具发票' });
    expect(page.getByRole('link', { name: '去学习' }).getAttribute('href')).toMatch(
      /^\/thirdProject\/20\d\d$/,
    );
  });

  test.each(readingFaults)('whose check meets %s stays unpaid and says so', async (_, fault) => {
    const page = openOrder(unpaid, meeting(isPay, fault));
    await userEvent.click(await page.findByRole('button', { name: '我已支付' }));
    await eventually(() => expect(page.calls(isPay).length).toBeGreaterThan(0));
    await page.findByRole('region', { name: '待支付' });
  });

  test('is cancelled after a question, and removed after another', async () => {
    const page = openOrder(unpaid);
    await userEvent.click(await page.findByRole('button', { name: '取消订单' }));
    const question = within(await page.findByRole('alertdialog', { name: '确定取消这个订单吗？' }));
    await userEvent.click(question.getByRole('button', { name: '取消订单' }));
    await page.findByRole('region', { name: '已取消' });
    await userEvent.click(await page.findByRole('button', { name: '删除订单' }));
    const other = within(await page.findByRole('alertdialog', { name: '确定删除这个订单吗？' }));
    await userEvent.click(other.getByRole('button', { name: '删除订单' }));
    await eventually(() => expect(page.whereabouts()).toBe('/space/myOrder'));
  });

  test('that cannot be cancelled says why', async () => {
    // The page would withdraw its question as soon as it hears of the payment.
    const page = openOrder(unpaid, meeting(isPay, { delayMs: 3_600_000 }));
    await userEvent.click(await page.findByRole('button', { name: '取消订单' }));
    await pay(page);
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '取消订单' }));
    await eventually(() => expect(page.toasts()).toContain('订单状态已变化，不能取消'));
  });
});

describe('the form for an invoice', () => {
  const address = `/space/invoicing?orders=${paid},gone`;
  const create = '/api/portal/invoice/create';
  const open = (options: SceneOptions = { as: 'teacher' }) => openPage(InvoicingPage, address, options);

  test('has the orders of the address, the latest title and the sum', async () => {
    const page = open();
    await page.findByText('链接中有 1 个订单已开票或不能开票，没有列出。');
    expect(page.getByLabelText(/发票抬头/)).toHaveValue('东湖区实验小学');
    expect(page.getByText('已选 1 个订单，开票金额')).toHaveTextContent('¥199.00');
    await userEvent.click(page.getByRole('checkbox', { name: /学前教育骨干教师/ }));
    await page.findByText('¥297.50');
    expect(page.whereabouts()).toContain(`orders=${paid},202611001003`);
    await expectAccessible(page.host);
  });

  test('names what is wrong, and sends nothing', async () => {
    const page = openPage(InvoicingPage, '/space/invoicing', { as: 'teacher' });
    await userEvent.fill(await page.findByLabelText(/纳税人识别号/), '12420106441356327x');
    await userEvent.fill(page.getByLabelText(/接收邮箱/), 'a@');
    await userEvent.click(page.getByRole('button', { name: '提交开票申请' }));
    await page.findByText('请至少选择一个订单');
    page.getByText('统一社会信用代码有误，请核对每一位');
    page.getByText('邮箱格式不符合规范');
    expect(page.calls(create)).toEqual([]);
    await expectAccessible(page.host);
  });

  test('keeps what is typed over a reload and a change of the type', async () => {
    const first = open();
    await userEvent.fill(await first.findByLabelText(/发票抬头/), '东湖区第三中学');
    await userEvent.click(first.getByRole('radio', { name: '个人' }));
    await eventually(() => expect(first.getByLabelText(/发票抬头/)).toHaveValue('陈思远'));
    expect(first.queryByLabelText(/纳税人识别号/)).toBeNull();
    await userEvent.click(first.getByRole('radio', { name: '单位' }));
    const draft = Object.entries({ ...sessionStorage });
    first.unmount();
    const again = open({
      as: 'teacher',
      // The scene clears session storage, so the draft is written after it.
      prepare: () => draft.forEach(([key, value]) => sessionStorage.setItem(key, String(value))),
    });
    await eventually(() => expect(again.getByLabelText(/发票抬头/)).toHaveValue('东湖区第三中学'));
  });

  test('is sent once, and leads to the new invoice', async () => {
    const page = open();
    await userEvent.dblClick(await page.findByRole('button', { name: '提交开票申请' }));
    await eventually(() => expect(page.whereabouts()).toMatch(/^\/space\/invoiceList\?id=inv-1001-\d+$/));
    expect(page.calls(create)).toHaveLength(1);
    expect(page.calls(create)[0]?.body).toMatchObject({ orderIds: [paid], taxNumber: '124201064413563276' });
    await eventually(() => expect(page.toasts()).toContain('开票申请已提交'));
  });

  test('takes over an earlier title', async () => {
    const page = open();
    const select = await page.findByLabelText('常用抬头');
    await userEvent.selectOptions(select, '东湖区教育科学研究院 · 12420106441361234U');
    await eventually(() => expect(page.getByLabelText(/发票抬头/)).toHaveValue('东湖区教育科学研究院'));
    expect(page.getByLabelText(/纳税人识别号/)).toHaveValue('12420106441361234U');
    await userEvent.fill(page.getByLabelText(/发票抬头/), '东湖区教科院');
    await eventually(() => expect(select).toHaveDisplayValue('自行填写'));
  });

  test('that is refused keeps everything and says why', async () => {
    const page = open();
    await page.findByRole('button', { name: '提交开票申请' });
    page.sandbox.fault({ method: 'POST', path: create, body: { code: 409, msg: '部分订单已开票' } });
    await userEvent.click(page.getByRole('button', { name: '提交开票申请' }));
    await page.findByText('部分订单已开票');
    expect(page.getByLabelText(/发票抬头/)).toHaveValue('东湖区实验小学');
  });

  test('whose answer was lost is found by the second press, and the other tabs are told', async () => {
    const page = open();
    await page.findByRole('button', { name: '提交开票申请' });
    const told = new Set<string>();
    const channel = new BroadcastChannel(`portal.changes:${page.portal.config.api}|portal_token`);
    onTestFinished(() => channel.close());
    channel.addEventListener('message', ({ data }: MessageEvent<{ endpoints: { path: string }[] }>) => {
      for (const { path } of data.endpoints) told.add(path);
    });
    const headers = {
      authorization: `Bearer ${page.portal.session.getState().token}`,
      'content-type': 'application/json',
    };
    const invoice = {
      orderIds: [paid],
      type: 'company',
      title: '东湖区实验小学',
      taxNumber: '124201064413563276',
      email: 'chen@donghu.example',
    };
    // The first press, of which this page has heard nothing.
    await page.sandbox.fetch(create, { method: 'POST', headers, body: JSON.stringify(invoice) });
    await userEvent.click(page.getByRole('button', { name: '提交开票申请' }));
    await eventually(() => expect(page.whereabouts()).toMatch(/^\/space\/invoiceList\?id=inv-1001-\d+$/));
    await eventually(() => expect(told).toContain('/api/portal/order/page'));
  });

  test('can be filled in without the remembered titles', async () => {
    const page = open(meeting('/api/portal/invoice/titles', { status: 500 }));
    await eventually(() => expect(page.getByLabelText(/发票抬头/)).toHaveValue(''));
    expect(page.queryByLabelText('常用抬头')).toBeNull();
  });

  test('is not there without orders', async () => {
    const page = openPage(InvoicingPage, '/space/invoicing', { as: 'newcomer' });
    await page.findByText('没有可以开票的订单');
  });
});

describe('the invoices', () => {
  const openList = (options: SceneOptions = { as: 'teacher' }) =>
    openPage(InvoicesPage, '/space/invoiceList?tab=issued', options);
  const file = '/api/portal/invoice/file/inv-1001-2';

  test('show their state, and why one has failed', async () => {
    const page = openPage(InvoicesPage, '/space/invoiceList', { as: 'teacher' });
    await page.findByText('税号与单位名称不一致，请核对后重新申请');
    const again = page.getByRole('link', { name: '重新申请' });
    expect(again.getAttribute('href')).toMatch(/^\/space\/invoicing\?orders=\d+$/);
    await expectAccessible(page.host);
  });

  test('are saved as files', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const page = openList();
    const [button] = await page.findAllByRole('button', { name: '下载' });
    await userEvent.click(button as HTMLElement);
    await eventually(() => expect(saved).toHaveBeenCalledTimes(1));
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^发票-\d{20}\.pdf$/);
    saved.mockRestore();
  });

  test.each([...readingFaults, ['a page instead of the file', { body: '<html>sorry</html>' }] as const])(
    'whose file meets %s are not saved',
    async (_, fault) => {
      const page = openList(meeting(file, fault));
      const [button] = await page.findAllByRole('button', { name: '下载' });
      await userEvent.click(button as HTMLElement);
      await eventually(() => expect(page.toasts()).toHaveLength(1));
    },
  );

  test('are shown as documents with a way back', async () => {
    const page = openPage(InvoicesPage, '/space/invoiceList?id=inv-1001-2', { as: 'teacher' });
    const sheet = within(await page.findByRole('article', { name: '开票记录' }));
    sheet.getByText('合计 ¥136.00');
    await expectAccessible(page.host);
    await userEvent.click(page.getByRole('link', { name: '开票历史' }));
    await page.findByRole('tab', { name: '全部 7' });
  });
});
