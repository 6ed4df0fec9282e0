import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, enter, logIn, openBrowser, whereabouts } from '../browser.ts';
import { sidewaysScroll, violations } from '../violations.ts';

const { visit } = openBrowser();

const sidebar = (page: Page) => page.getByRole('complementary', { name: '个人空间' });
const menu = (page: Page) => page.getByRole('navigation', { name: '个人空间菜单' });
const toggle = (page: Page) => page.getByRole('button', { name: '个人空间菜单' });
const trail = (page: Page) => page.getByRole('navigation', { name: '当前位置' });
const steps = async (page: Page) => (await trail(page).getByRole('listitem').allTextContents()).join(' / ');
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

/** Asserts that axe finds no violation in the light and the dark theme. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The colours change with a transition.
    await expect.poll(() => violations(page), { message: colorScheme }).toEqual([]);
  }
}

/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      return (focused?.getAttribute('aria-label') ?? focused?.textContent)?.startsWith(wanted) ?? false;
    }, name);
    if (isThere) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

describe('the personal space of a learner', () => {
  it('has menu, badge and breadcrumb, which stay while its pages change', async () => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/space/myEchelon`);
    await sidebar(page).getByText('陈思远').waitFor();
    await sidebar(page).getByText('昵称：湖畔听雨').waitFor();
    await menu(page)
      .getByRole('link', { name: /^系统消息\s*99\+ 条未读$/ })
      .waitFor();
    await menu(page).getByRole('button', { name: '年度学习报告' }).waitFor();
    expect(
      await menu(page)
        .getByRole('button', { name: /数据看板/ })
        .count(),
    ).toBe(0);
    await expect.poll(() => steps(page)).toBe('学习中心 / 梯队建设');
    await expectAccessible(page);

    await sidebar(page).evaluate((element) => element.setAttribute('data-before', ''));
    await entry(page, '我的订单').click();
    await page.getByRole('heading', { level: 1, name: '我的订单' }).waitFor();
    expect(whereabouts(page)).toBe('/space/myOrder');
    await expect.poll(() => steps(page)).toBe('学习中心 / 我的订单');
    expect(await trail(page).getByText('我的订单').getAttribute('aria-current')).toBe('page');
    expect(await entry(page, '我的订单').getAttribute('aria-current')).toBe('page');
    expect(await sidebar(page).getAttribute('data-before')).toBe('');

    await page.goto(`${address}/space/invoicing`);
    await expect.poll(() => steps(page)).toBe('学习中心 / 我的订单 / 开具电子发票');
    expect(await entry(page, '我的订单').getAttribute('aria-current')).toBe('true');
    await trail(page).getByRole('link', { name: '学习中心' }).click();
    await page.waitForURL((url) => url.pathname === '/space/workbench');
    await expect.poll(() => steps(page)).toBe('学习中心');
    expect(complaints).toEqual([]);
  });

  it('keeps the sidebar closed once it was closed, also after a reload', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/space/myOrder`);
    await sidebar(page).waitFor();
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true');
    await toggle(page).click();
    await sidebar(page).waitFor({ state: 'detached' });
    await page.reload();
    // Until the scripts have come, the first paint is the same for everybody.
    await sidebar(page).waitFor({ state: 'detached' });
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
    await toggle(page).click();
    await sidebar(page).waitFor();
  });

  it('opens other sites in a new tab, with a one-time key where they get the session', async () => {
    const { page, context } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/space/myOrder`);
    for (const [role, name, path, text] of [
      ['button', /^我的票券/, '/external/ticket', '一次性密钥已接受：陈思远'],
      ['button', /^我的钱包/, '/external/wallet', '一次性密钥已接受：陈思远'],
      ['link', /^教师统计/, '/jsfz/', '教师统计'],
    ] as const) {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        menu(page).getByRole(role, { name }).click(),
      ]);
      await opened.getByText(text).first().waitFor();
      expect(new URL(opened.url()).pathname).toBe(path);
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      await opened.close();
    }
    expect(whereabouts(page)).toBe('/space/myOrder');
  });
});

it('shows an administrator the data dashboards, and a newcomer dashes', async () => {
  const admin = await visit();
  await enter(admin.page, 'admin');
  await admin.page.goto(`${address}/space/myOrder`);
  await menu(admin.page)
    .getByRole('button', { name: /^区域数据看板/ })
    .waitFor();
  await menu(admin.page)
    .getByRole('button', { name: /^学校数据看板/ })
    .waitFor();

  const newcomer = await visit();
  await logIn(newcomer.page, 'newcomer', '/login/index?orgCode=collect');
  await newcomer.page.goto(`${address}/space/myOrder`);
  await expect.poll(() => sidebar(newcomer.page).getByText('-', { exact: true }).count()).toBe(3);
});

describe('on a phone', () => {
  it('the menu is a drawer, by keyboard alone', async () => {
    const { page, complaints } = await visit({ width: 390, height: 844 });
    await enter(page, 'teacher');
    await page.goto(`${address}/space/myEchelon`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await menu(page).count()).toBe(0);
    await expectAccessible(page);
    expect(await sidewaysScroll(page)).toBe(0);

    await tabTo(page, '个人空间菜单');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: '个人空间' });
    await drawer.getByText('陈思远').waitFor();
    await drawer.getByRole('button', { name: '年度学习报告' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await drawer.waitFor();
    await tabTo(page, '我的订单');
    await page.keyboard.press('Enter');
    await drawer.waitFor({ state: 'detached' });
    const heading = page.getByRole('heading', { level: 1, name: '我的订单' });
    await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

it('is an element on a school’s own page: a column, and a drawer where that has no room', async () => {
  const { page, complaints } = await visit();
  await enter(page, 'teacher');
  await page.goto(`${address}/embed.html`);
  const element = page.locator('portal-sidebar');
  await element.getByText('昵称：湖畔听雨').waitFor();
  await element.getByRole('link', { name: /^系统消息\s*99\+ 条未读$/ }).waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await element.getByText('昵称：湖畔听雨').waitFor({ state: 'detached' });
  const opener = page.getByRole('button', { name: 'toggle()' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = element.getByRole('dialog', { name: '个人空间' });
  await drawer.getByText('昵称：湖畔听雨').waitFor();
  await expect.poll(() => element.evaluate((host) => host === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});
