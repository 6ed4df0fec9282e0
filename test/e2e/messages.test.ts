import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { calls, control, enter, openBrowser } from './browser.ts';
import { fileNamed, openPage } from './school-page.ts';

const { visit } = openBrowser();

const failed = '加载失败，请检查网络后重试';

/** The messages of somebody with some pages of them, before anybody turns to them. */
async function open(prepare: (page: Page) => Promise<unknown>) {
  const { page } = await visit();
  await enter(page, 'admin');
  await prepare(page);
  await openPage(page, '<portal-messages></portal-messages>');
  return { page, messages: page.locator('portal-messages') };
}

const marked = () => calls('PUT', '/api/msg/message/read');
const cleaned = () => calls('PUT', '/api/msg/message/clean');

/** Without a pointer that comes first. */
const click = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

describe('what the messages fetch when it is wanted', () => {
  it('loses no click on what comes before it', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const file = await fileNamed('marking');
    const { messages } = await open((page) =>
      page.route(file, async (route) => {
        await held;
        await route.continue();
      }),
    );
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

  it('says that it did not come, and fetches it with the next click', async () => {
    const file = await fileNamed('marking');
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
    const file = await fileNamed('MessagePager');
    const { page, messages } = await open((shown) => shown.route(file, (route) => route.abort()));
    await messages.getByText(failed).waitFor();
    expect(await messages.getByRole('listitem').count()).toBe(10);
    await page.unroute(file);
    await messages.getByRole('button', { name: '重试' }).click();
    await messages.getByRole('navigation', { name: '消息分页' }).waitFor();
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
