import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, calls, control, enter, logIn, openBrowser, whereabouts } from '../browser.ts';
import { fileNamed } from '../elsewhere/school-page.ts';

const { visit } = openBrowser();
const counts = '/api/msg/message/getMessageCount';
const interval = 300_000;
const asked = async () => (await calls('GET', counts)).length;

/** Opens tabs with a logged-in user and a fake clock: five minutes pass at once in all of them. */
async function enterAs(who: 'admin', tabs: number): Promise<Page[]> {
  const { context, page } = await visit();
  await enter(page, who);
  await page.goto('about:blank');
  await context.clock.install();
  await control('reset', {});
  const others = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()));
  return [page, ...others];
}

/** Opens the tenant's page with the given number of bells. */
async function openWithBells(page: Page, bells: number): Promise<void> {
  await page.goto(`${address}/embed.html?only=portal-bell`);
  await page.locator('portal-bell').waitFor();
  await page.evaluate((count) => {
    for (let bell = 1; bell < count; bell++) document.body.append(document.createElement('portal-bell'));
  }, bells);
}

const unreadIn = (page: Page, count: string) =>
  page.locator('portal-bell').getByRole('button', { name: `消息通知，${count} 条未读` });

describe('the poll of a browser', () => {
  it('makes one call per period for ten bells in three tabs', async () => {
    const tabs = await enterAs('admin', 3);
    const bells = [4, 3, 3];
    for (const [place, tab] of tabs.entries()) {
      await openWithBells(tab, bells[place] ?? 0);
      await unreadIn(tab, '7')
        .nth((bells[place] ?? 0) - 1)
        .waitFor();
    }
    expect(await asked()).toBe(1);

    for (let period = 2; period <= 4; period++) {
      await control('notify', { user: 'admin', content: `第${period}次通知`, sourceType: 13 });
      await tabs[0]?.clock.fastForward(interval);
      for (const tab of tabs)
        await unreadIn(tab, String(6 + period))
          .first()
          .waitFor();
      // Long enough for a second tab to send a request, if it did.
      await tabs[0]?.waitForTimeout(600);
      expect(await asked()).toBe(period);
    }
  });

  it('goes on in another tab when the one that asked is closed', async () => {
    const [first, second] = await enterAs('admin', 2);
    if (!first || !second) throw new Error('no tabs');
    for (const tab of [first, second]) {
      await openWithBells(tab, 1);
      await unreadIn(tab, '7').waitFor();
    }
    await first.close();
    await control('notify', { user: 'admin', content: '新的通知', sourceType: 13 });
    await second.clock.fastForward(interval);
    await unreadIn(second, '8').waitFor();
    expect(await asked()).toBe(2);
  });

  it('tells the other tabs what was read in one', async () => {
    const [first, second] = await enterAs('admin', 2);
    if (!first || !second) throw new Error('no tabs');
    for (const tab of [first, second]) {
      await openWithBells(tab, 1);
      await unreadIn(tab, '7').waitFor();
    }
    await first.bringToFront();
    await unreadIn(first, '7').click();
    await first.locator('portal-bell').getByRole('button', { name: /^未读/ }).first().click();
    await unreadIn(first, '6').waitFor();
    await unreadIn(second, '6').waitFor();
    expect(await asked()).toBe(1);
  });

  it('rests while its page is hidden and asks when it is shown again', async () => {
    const [page] = await enterAs('admin', 1);
    if (!page) throw new Error('no tab');
    await openWithBells(page, 1);
    await unreadIn(page, '7').waitFor();
    const show = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await show(true);
    await page.clock.fastForward(3 * interval);
    await control('notify', { user: 'admin', content: '新的通知', sourceType: 13 });
    await page.waitForTimeout(300);
    expect(await asked()).toBe(1);
    await show(false);
    await unreadIn(page, '8').waitFor();
    expect(await asked()).toBe(2);
  });
});

describe('the bell of the portal', () => {
  it('brings its panel only when somebody wants it', async () => {
    const { page, complaints } = await visit();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await enter(page, 'teacher');
    await page.goto(`${address}/index`);
    const bell = page.getByRole('banner').getByRole('button', { name: '消息通知，99+ 条未读' });
    await bell.waitFor();
    expect(scripts.filter((url) => /BellPanel/.test(url))).toEqual([]);
    await bell.hover();
    await expect.poll(() => scripts.filter((url) => /BellPanel.*\.js/.test(url)).length).toBe(1);
    await bell.click();
    await page.getByRole('dialog').getByRole('listitem').nth(127).waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
  });

  it('leads to an activity, which is marked read before the page is left', async () => {
    const { page } = await visit();
    await logIn(page, 'teacher');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^消息通知/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /整本书阅读教学/ })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === '/external/activity');
    expect(whereabouts(page)).toMatch(/^\/external\/activity\?id=\d+$/);
    expect(await calls('PUT', '/api/msg/message/read')).toMatchObject([{ status: 200 }]);
  });

  it('opens the feedback desk for a reply to feedback', async () => {
    const { page } = await visit();
    await logIn(page, 'teacher');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^消息通知/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /问题反馈有新的回复/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('tab', { name: /我的反馈/, selected: true })
      .waitFor();
  });

  it.each(['/space/myNotification', '/notification'])('shows all messages at %s', async (path) => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    await page.goto(address + path);
    await page
      .getByRole('main')
      .getByRole('tab', { name: /系统通知/ })
      .click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /平台已完成升级/ })
      .first()
      .waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a panel that is opened without a network', () => {
  it('says so, and shows its messages once there is one', async () => {
    const { context, page } = await visit();
    await enter(page, 'admin');
    await page.goto(`${address}/embed.html?only=portal-bell`);
    const bell = unreadIn(page, '7');
    const file = await fileNamed('BellPanel');
    // Focus instead of hover, which would prefetch the list too.
    const [panel] = await Promise.all([page.waitForResponse(file), bell.focus()]);
    // The import includes all its dependencies.
    await page.evaluate(`import(${JSON.stringify(panel.url())})`);
    await context.setOffline(true);
    await bell.click();
    const failure = page.locator('portal-bell').getByRole('dialog').getByRole('alert');
    await failure.getByText('网络连接失败').waitFor();
    // The styles came with the panel.
    expect(await failure.locator('svg').count()).toBe(2);
    await failure.getByRole('button', { name: '重试' }).click();
    await failure.getByText('网络连接失败').waitFor();
    // The panel then retries by itself.
    await context.setOffline(false);
    await page.locator('portal-bell').getByRole('listitem').first().waitFor();
  });
});
