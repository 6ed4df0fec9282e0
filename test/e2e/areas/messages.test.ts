import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, calls, control, enter, openBrowser } from '../browser.ts';
import { openPage } from '../elsewhere/school-page.ts';

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

describe('the messages beside the bell of their page', () => {
  it('have what arrives while the bell marks all as read, which no count will tell of', async () => {
    const { page } = await visit();
    await enter(page, 'admin');
    await page.route('**/api/msg/message/clean*', async (route) => {
      await control('notify', { user: 'admin', content: '请查看新的安排', sourceType: 0 });
      await route.continue();
    });
    await page.goto(`${address}/space/myNotification`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^未读/ }).first().waitFor();
    await page.getByRole('button', { name: /^消息通知/ }).click();
    const panel = page.getByRole('dialog', { name: '消息通知' });
    await panel.getByRole('listitem').first().waitFor();
    await panel.getByRole('button', { name: '全部已读' }).click();
    await main.getByText('请查看新的安排').waitFor();
  });
});

describe('the messages on a page of another site', () => {
  it('two clicks mark once; the button then marks all others', async () => {
    const { page, messages } = await open();
    const unread = messages.getByRole('button', { name: /^未读/ });
    await unread.first().waitFor();
    // The settings replace the rows that they make links.
    await page.waitForLoadState('networkidle');
    await unread.first().evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expect.poll(marked).toMatchObject([{ status: 200 }]);
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

  it('a row keeps the focus when the settings make it a link', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page, messages } = await open(async (shown) => {
      await control('notify', { user: 'admin', content: '活动即将开始', sourceType: 21, sourceId: '7' });
      await shown.route('**/portal.config.json', async (route) => {
        await held;
        await route.continue();
      });
    });
    await messages.getByRole('button', { name: /活动即将开始/ }).focus();
    release();
    const link = messages.getByRole('link', { name: /活动即将开始/ });
    await link.waitFor();
    expect(await link.evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(messages.locator('[data-notification]'))).toBe(1);
  });

  it('keys go through rows and tabs', async () => {
    const { page, messages } = await open();
    const rows = messages.locator('[data-notification]');
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
    const { messages } = await open(() => control('faults', { method: 'GET', path, status: 500 }));
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

describe('the messages in the portal', () => {
  const path = '/space/myNotification';
  const at = (page: Page) => new URL(page.url()).search;
  const openPortal = async (search = '', at = path) => {
    const { page } = await visit();
    await enter(page, 'admin');
    await page.goto(address + at + search);
    await page.getByRole('list', { name: '消息列表' }).waitFor();
    return page;
  };
  const current = (page: Page) =>
    page.getByRole('navigation', { name: '消息分页' }).locator('[aria-current=page]');

  it.each([path, '/notification'])(
    'their tab, filter and page are in the address of %s; Back works',
    async (where) => {
      const page = await openPortal('', where);
      await page.getByRole('tab', { name: /^系统通知/ }).click();
      await expect.poll(() => at(page)).toBe('?type=2');
      await page.getByLabel('显示范围').selectOption('已读');
      await expect.poll(() => at(page)).toBe('?type=2&show=read');
      await page.getByRole('tab', { name: '全部消息' }).click();
      await expect.poll(() => at(page)).toBe('?show=read');
      // Until its list is there, the tab has the pages of the former one.
      await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
      await page.getByRole('button', { name: '下一页' }).click();
      await expect.poll(() => at(page)).toBe('?show=read&page=2');
      await expect.poll(() => current(page).textContent()).toBe('2');
      // Neither scrolled to the top nor moved to the heading.
      const next = page.getByRole('button', { name: '下一页' });
      await expect.poll(() => next.evaluate((button) => button.matches(':focus'))).toBe(true);
      await page.reload();
      await expect.poll(() => current(page).textContent()).toBe('2');
      await page.goBack();
      await expect.poll(() => current(page).textContent()).toBe('1');
      await page.goBack();
      await page.getByRole('tab', { name: /^系统通知/, selected: true }).waitFor();
      expect(await page.getByLabel('显示范围').inputValue()).toBe('read');
      await page.goBack();
      await page.goBack();
      await page.getByRole('tab', { name: '全部消息', selected: true }).waitFor();
      expect(at(page)).toBe('');
    },
  );

  it.each(['?page=999', '?page=99&show=read'])('%s shows the last page', async (search) => {
    const page = await openPortal(search);
    await expect.poll(() => Number(current(page).textContent())).not.toBe(999);
    const last = page.getByRole('button', { name: '下一页' });
    await expect.poll(() => last.isDisabled()).toBe(true);
    expect(Number(new URLSearchParams(at(page)).get('page') ?? 1)).toBeLessThan(99);
  });

  it.each(['?page=-3', '?page=1.5', '?type=x&show=none'])('%s shows the first page', async (search) => {
    const page = await openPortal(search);
    await expect.poll(() => current(page).textContent()).toBe('1');
    await page.getByRole('tab', { name: '全部消息', selected: true }).waitFor();
  });

  it('bell and list ask for the counts once', async () => {
    const { page } = await visit();
    await enter(page, 'admin');
    await control('reset', {});
    await page.goto(address + path);
    await page.getByRole('tab', { name: /^系统通知/ }).waitFor();
    await page.getByRole('button', { name: /^消息通知，7 条未读/ }).waitFor();
    await page.waitForTimeout(600);
    expect(await calls('GET', '/api/msg/message/getMessageCount')).toHaveLength(1);
    await page.getByRole('main').getByRole('button', { name: '全部已读' }).click();
    await page.getByText('标记已读成功').waitFor();
    await page.getByRole('tab', { name: '系统通知', exact: true }).waitFor();
    await page.waitForTimeout(600);
    expect(await calls('GET', '/api/msg/message/getMessageCount')).toHaveLength(2);
  });

  it('an element on another page leaves the address alone', async () => {
    const { page, messages } = await open();
    const before = page.url();
    await messages.getByRole('tab', { name: /^系统通知/ }).click();
    await messages.getByRole('tab', { name: /^系统通知/, selected: true }).waitFor();
    expect(page.url()).toBe(before);
  });

  it.each([
    [1440, true],
    [390, false],
  ])('at %i px tabs, filter and button fit; in one row: %s', async (width, isOneRow) => {
    const page = await openPortal();
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('tab', { name: /^系统通知/ }).waitFor();
    const middle = async (target: Locator) => {
      const box = await target.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const tab = page.getByRole('tab').first();
    const filter = page.getByLabel('显示范围');
    const button = page.getByRole('main').getByRole('button', { name: '全部已读' });
    const distance = async (one: Locator, other: Locator) =>
      Math.abs((await middle(one)) - (await middle(other)));
    // The page turns to the width of the window within some frames.
    await expect.poll(() => distance(filter, button)).toBeLessThan(4);
    expect((await distance(filter, tab)) < 8).toBe(isOneRow);
  });
});
