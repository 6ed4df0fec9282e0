import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { calls, control, enter, openBrowser } from './browser.ts';
import { fileNamed, openPage } from './school-page.ts';

const { visit } = openBrowser();

const failed = '加载失败，请检查网络后重试';

/** The messages of somebody with some pages of them, before anybody turns to them. */
async function open(prepare: (page: Page) => Promise<unknown>, options?: Parameters<typeof openPage>[2]) {
  const { page } = await visit();
  await enter(page, 'admin');
  await prepare(page);
  await openPage(page, '<portal-messages></portal-messages>', options);
  return { page, messages: page.locator('portal-messages') };
}

const marked = () => calls('PUT', '/api/msg/message/read');
const cleaned = () => calls('PUT', '/api/msg/message/clean');

/** Without a pointer that comes first. */
const click = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

/** Opens them while what is done with messages is held back on its way. */
async function openHeld(prepare: () => Promise<unknown> = async () => {}) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const file = await fileNamed('doing');
  const hold = async (page: Page) => {
    await prepare();
    await page.route(file, async (route) => {
      await held;
      await route.continue();
    });
  };
  const opened = await open(hold, { isConfigured: true });
  return { ...opened, release: () => release() };
}

/** Which of these has the focus, from 0. */
const focused = (targets: Locator) =>
  targets.evaluateAll((all) => all.findIndex((one) => one.matches(':focus')));

describe('what the messages fetch when it is wanted', () => {
  it('loses no click on what comes before it', async () => {
    const { messages, release } = await openHeld();
    const unread = messages.getByRole('button', { name: /^未读/ });
    await unread.first().waitFor();
    const before = await unread.count();
    await click(unread.first());
    await click(unread.first());
    await click(messages.getByRole('button', { name: '全部已读' }));
    expect(await messages.getByRole('button', { name: '全部已读' }).getAttribute('aria-busy')).toBe('true');
    expect([await marked(), await cleaned()]).toEqual([[], []]);
    expect(await unread.count()).toBe(before);
    release();
    await messages.getByText('标记已读成功').waitFor();
    expect(await unread.count()).toBe(0);
    // Twice clicked, marked once.
    expect(await marked()).toMatchObject([{ status: 200 }]);
  });

  it('a click on a link that comes before it waits, is told, and leads there', async () => {
    const { page, messages, release } = await openHeld(() =>
      control('notify', { user: 'admin', content: '活动即将开始', sourceType: 21, sourceId: '7' }),
    );
    await page.route('**/external/**', (route) => route.fulfill({ body: '活动' }));
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

  it('keys that come before it go on once it is here', async () => {
    const { page, messages, release } = await openHeld();
    const rows = messages.locator('[data-notice]');
    await rows.first().focus();
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused(rows)).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    release();
    await expect.poll(() => focused(rows)).toBe(2);
    const tabs = messages.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused(tabs)).toBe((await tabs.count()) - 1);
  });

  it('says of a key, too, that it did not come, and fetches it with the next one', async () => {
    const file = await fileNamed('doing');
    const { page, messages } = await open((shown) => shown.route(file, (route) => route.abort()));
    const tabs = messages.getByRole('tab');
    await tabs.nth(1).waitFor();
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await messages.getByText(failed).waitFor();
    expect(await focused(tabs)).toBe(0);
    await page.unroute(file);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(tabs)).toBe(1);
  });

  it('says that it did not come, and fetches it with the next click', async () => {
    const file = await fileNamed('doing');
    const { page, messages } = await open((shown) => shown.route(file, (route) => route.abort()));
    const unread = messages.getByRole('button', { name: /^未读/ });
    await unread.first().waitFor();
    const before = await unread.count();
    await click(unread.first());
    await messages.getByText(failed).waitFor();
    expect(await unread.count()).toBe(before);
    await page.unroute(file);
    await click(unread.first());
    await expect.poll(marked).toMatchObject([{ status: 200 }]);
    await expect.poll(() => unread.count()).toBe(before - 1);
  });

  it('offers the pages again that did not come', async () => {
    const file = await fileNamed('rest');
    const { page, messages } = await open((shown) => shown.route(file, (route) => route.abort()));
    await messages.getByText(failed).waitFor();
    expect(await messages.getByRole('listitem').count()).toBe(10);
    await page.unroute(file);
    await messages.getByRole('button', { name: '重试' }).click();
    await messages.getByRole('navigation', { name: '消息分页' }).waitFor();
  });

  it('kinds that failed are offered again, also where what says so did not come', async () => {
    const file = await fileNamed('rest');
    const { page, messages } = await open(async (shown) => {
      await control('faults', {
        method: 'GET',
        path: '/api/msg/message/getMessageCount',
        status: 500,
        times: 2,
      });
      await shown.route(file, (route) => route.abort());
    });
    // There, and in place of the pages.
    await expect.poll(() => messages.getByText(failed).count()).toBe(2);
    await page.unroute(file);
    await messages.getByRole('button', { name: '重试' }).first().click();
    await messages.getByRole('tab', { name: /^待办提醒/ }).waitFor();
  });

  it('a list that failed says why without its look, and is asked for again along with it', async () => {
    const file = await fileNamed('NoticesStateView');
    const { page, messages } = await open(async (shown) => {
      await control('faults', {
        method: 'GET',
        path: '/api/msg/message/page',
        status: 500,
        body: { code: 500, msg: '服务器繁忙' },
      });
      await shown.route(file, (route) => route.abort());
    });
    await messages.getByRole('alert').getByText('服务器繁忙').waitFor();
    await page.unroute(file);
    await messages.getByRole('button', { name: '重试' }).click();
    await messages.getByRole('listitem').nth(9).waitFor();
  });
});
