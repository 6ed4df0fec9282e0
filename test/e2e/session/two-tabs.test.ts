import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, calls, control, enter, openBrowser, openFeedback } from '../browser.ts';

const { visit } = openBrowser();

/** Opens two tabs of one browser with the same user. */
async function openTabs(who: 'admin' | 'teacher', here: string, there = here): Promise<[Page, Page]> {
  const { context, page } = await visit();
  await enter(page, who);
  const other = await context.newPage();
  await page.goto(address + here);
  await other.goto(address + there);
  return [page, other];
}

const unread = (page: Page) => page.getByRole('main').getByRole('button', { name: /^未读/ });

describe('what one tab changes, another shows', () => {
  it('all messages are read', async () => {
    const [here, there] = await openTabs('admin', '/space/myNotification');
    await unread(there).first().waitFor();
    await here.getByRole('main').getByRole('button', { name: '全部已读' }).click();
    await here.getByText('标记已读成功').waitFor();
    await expect.poll(() => unread(there).count()).toBe(0);
    await there.getByRole('tab', { name: '系统通知', exact: true }).waitFor();
  });

  it('one message is read, also in the list of the bell', async () => {
    const [here, there] = await openTabs('admin', '/space/myNotification?type=1', '/index');
    await there.getByRole('button', { name: '消息通知，7 条未读' }).click();
    const rows = there.getByRole('dialog', { name: '消息通知' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBeGreaterThan(0);
    const before = await rows.count();
    await unread(here).first().click();
    await expect.poll(() => rows.count()).toBe(before - 1);
    await there.getByRole('button', { name: '消息通知，6 条未读' }).waitFor();
  });

  it('the day’s check-in and its credit', async () => {
    const [here, there] = await openTabs('teacher', '/space/workbench');
    const credit = there.locator('[part=amount]').first();
    await credit.waitFor();
    const before = await credit.textContent();
    await there.getByRole('button', { name: '签到', exact: true }).waitFor();
    await here.getByRole('button', { name: '签到', exact: true }).click();
    await there.getByRole('button', { name: '已签到' }).waitFor();
    await expect.poll(() => credit.textContent()).not.toBe(before);
  });

  it('the nickname, in the sidebar and in the profile', async () => {
    const [here, there] = await openTabs('teacher', '/space/edit/learner/0', '/space/myData');
    await there.getByRole('main').getByText('昵称').first().waitFor();
    await here.getByRole('textbox', { name: /昵称/ }).fill('小河流水');
    await here.getByRole('button', { name: '提交', exact: true }).click();
    await expect.poll(() => there.getByText('小河流水').count()).toBeGreaterThan(1);
  });

  it('the avatar', async () => {
    const [here, there] = await openTabs('teacher', '/space/workbench');
    const source = (page: Page) => page.locator('img[src*="u-1001"]').first().getAttribute('src');
    const before = await source(there);
    await here.evaluate(() => localStorage.setItem('portal.avatarVersion', String(Date.now() + 1000)));
    await expect.poll(() => source(there)).not.toBe(before);
  });

  it('a reply that was read, and a ticket that was closed', async () => {
    const [here, there] = await openTabs('teacher', '/index');
    const openTickets = async (page: Page) => {
      await openFeedback(page);
      await page.getByRole('tab', { name: /我的反馈/ }).click();
      const first = page.locator('[data-ticket]').filter({ hasText: '处理中' }).first();
      await first.waitFor();
      return first;
    };
    const ticket = await openTickets(here);
    await openTickets(there);
    const id = await ticket.getAttribute('data-ticket');
    const other = there.locator(`[data-ticket="${id}"]`);
    await ticket.click();
    await here.getByRole('button', { name: '关闭工单' }).click();
    await here.getByRole('button', { name: /^确定/ }).click();
    await expect.poll(() => other.textContent()).toContain('已关闭');
  });

  it('a message that was sent, in the open conversation', async () => {
    const [here, there] = await openTabs('teacher', '/index');
    await there.clock.install();
    for (const page of [here, there]) {
      await openFeedback(page);
      await page.getByRole('tab', { name: /我的反馈/ }).click();
      await page.locator('[data-ticket]').filter({ hasText: '处理中' }).first().click();
      await page.getByRole('region', { name: '消息', exact: true }).waitFor();
    }
    // Without timers the other tab cannot poll the conversation, so only the change can show it the message.
    await there.clock.pauseAt(Date.now() + 1000);
    await here.getByRole('dialog').getByRole('textbox').fill('另一个窗口也能看到');
    await here.keyboard.press('Enter');
    await there.getByText('另一个窗口也能看到').waitFor();
  });

  it('the payment of an order, in the list of orders', async () => {
    const id = '202611001002';
    const [here, there] = await openTabs('teacher', `/space/orderDetail/${id}`, '/space/myOrder');
    await there.getByRole('tab', { name: '待支付 2' }).waitFor();
    await here.getByRole('button', { name: '我已支付' }).waitFor();
    await fetch(`${address}/external/pay?orderId=${id}`);
    await here.getByRole('button', { name: '我已支付' }).click();
    await here.getByRole('region', { name: '已支付' }).waitFor();
    await there.getByRole('tab', { name: '待支付 1' }).waitFor();
  });

  it('an exam that was handed in, also over an open question', async () => {
    const [here, there] = await openTabs('teacher', '/space/myExamination?id=ex-1');
    await there.getByRole('button', { name: '开始考试' }).waitFor();
    await here.getByRole('button', { name: '开始考试' }).click();
    // The start is a change, too.
    await there.getByRole('button', { name: '交卷' }).click();
    await there.getByRole('alertdialog', { name: '确定要交卷吗？' }).waitFor();
    await here.getByRole('button', { name: '交卷' }).click();
    await here.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click();
    for (const page of [here, there]) await page.getByRole('region', { name: '考试结果' }).waitFor();
    expect(await there.getByRole('alertdialog').count()).toBe(0);
    await expect.poll(() => new URL(there.url()).searchParams.get('attempt')).not.toBeNull();
    expect(await calls('POST', '/api/portal/exam/attempt/ex-1-1/answers')).toEqual([]);
  });

  it('another user’s tab asks for nothing', async () => {
    const { page: here } = await visit();
    await enter(here, 'admin');
    await here.goto(`${address}/space/myNotification`);
    await unread(here).first().waitFor();
    await control('reset', {});
    await here.evaluate(() => {
      const channel = new BroadcastChannel('portal.changes:|portal_token');
      const endpoints = [{ method: 'GET', path: '/api/msg/message/page' }];
      channel.postMessage({ orgCode: 'demo', userId: 'somebody', endpoints });
    });
    await here.waitForTimeout(500);
    expect(await calls('GET', '/api/msg/message/page')).toHaveLength(0);
  });
});
