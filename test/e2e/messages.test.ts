import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { calls, control, enter, openBrowser } from './browser.ts';
import { openPage } from './school-page.ts';

const { visit } = openBrowser();

/** Opens the messages page of a user who has several pages of notifications. */
async function open(
  prepare: (page: Page) => Promise<unknown> = async () => {},
  options?: Parameters<typeof openPage>[2],
) {
  const { page } = await visit();
  await enter(page, 'admin');
  await prepare(page);
  await openPage(page, '<portal-messages></portal-messages>', options);
  return { page, messages: page.locator('portal-messages') };
}

const marked = () => calls('PUT', '/api/msg/message/read');

/** Clicks without moving a pointer over the target first. */
const click = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

/** Returns the index of the focused target. */
const focused = (targets: Locator) =>
  targets.evaluateAll((all) => all.findIndex((one) => one.matches(':focus')));

describe('the messages on a page of another site', () => {
  it('two clicks mark once; the button then marks all others', async () => {
    const { messages } = await open();
    const unread = messages.getByRole('button', { name: /^未读/ });
    await unread.first().waitFor();
    const first = await unread.first().elementHandle();
    await first?.evaluate((element) => {
      (element as HTMLElement).click();
      (element as HTMLElement).click();
    });
    await click(messages.getByRole('button', { name: '全部已读' }));
    await messages.getByText('标记已读成功').waitFor();
    expect(await unread.count()).toBe(0);
    expect(await marked()).toMatchObject([{ status: 200 }]);
  });

  it('a click on a link is told, marks the notification, and only then leaves the page', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page, messages } = await open(
      async (shown) => {
        await control('notify', { user: 'admin', content: '活动即将开始', sourceType: 21, sourceId: '7' });
        await shown.route('**/external/**', (route) => route.fulfill({ body: '活动' }));
        await shown.route('**/api/msg/message/read?*', async (route) => {
          await held;
          await route.continue();
        });
      },
      { isConfigured: true },
    );
    const link = messages.getByRole('link', { name: /活动即将开始/ });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('/external/activity?id=7');
    const told = messages.evaluate(
      (element) =>
        new Promise((resolve) =>
          element.addEventListener('portal-navigate', (event) => resolve((event as CustomEvent).detail)),
        ),
    );
    await click(link);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(new URL(page.url()).pathname).toBe('/school.html');
    release();
    expect(await told).toEqual({ url: '/external/activity?id=7', sourceType: 21, sourceId: '7' });
    await page.waitForURL('**/external/activity?id=7');
    expect(await marked()).toMatchObject([{ status: 200 }]);
  });

  it('keys go through rows and tabs', async () => {
    const { page, messages } = await open();
    const rows = messages.locator('[data-notice]');
    await rows.first().focus();
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(rows)).toBe(2);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    const tabs = messages.getByRole('tab');
    await tabs.nth(1).waitFor();
    await tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused(tabs)).toBe((await tabs.count()) - 1);
  });

  it('offers its pages', async () => {
    const { messages } = await open();
    await messages.getByRole('navigation', { name: '消息分页' }).waitFor();
    expect(await messages.getByRole('list', { name: '消息列表' }).getByRole('listitem').count()).toBe(10);
  });

  it('types that failed are offered again', async () => {
    const path = '/api/msg/message/getMessageCount';
    const { messages } = await open(() => control('faults', { method: 'GET', path, status: 500, times: 2 }));
    await messages.getByText('消息分类加载失败').waitFor();
    await messages.getByRole('button', { name: '重试' }).click();
    await messages.getByRole('tab', { name: /^待办提醒/ }).waitFor();
  });

  it('a list that failed says why, and is loaded again', async () => {
    const body = { code: 500, msg: '服务器繁忙' };
    const { messages } = await open(() =>
      control('faults', { method: 'GET', path: '/api/msg/message/page', status: 500, body }),
    );
    await messages.getByRole('alert').getByText('服务器繁忙').waitFor();
    await messages.getByRole('button', { name: '重试' }).click();
    await messages.getByRole('listitem').nth(9).waitFor();
  });
});
