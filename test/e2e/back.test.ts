import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accountButton, address, enter, openBrowser, openFeedback, whereabouts } from './browser.ts';
import { lastCode } from './keyboard.ts';

const { visit } = openBrowser();

/** Returns the number of overlays that the current history entry belongs to; undefined for none. */
const depthOf = (page: Page) =>
  page.evaluate(() => (history.state as Record<string, unknown> | null)?.['portal.back']);

const from = '/space/myData';
const here = '/space/workbench';

/** Opens the workbench of a learner on a phone, with another page before it in the history. */
async function open(path = here) {
  const visited = await visit({ width: 390, height: 844 });
  await enter(visited.page, 'teacher');
  await visited.page.goto(address + from);
  await accountButton(visited.page).waitFor();
  await visited.page.goto(address + path);
  await accountButton(visited.page).waitFor();
  return visited;
}

/** Goes back once the open parts of the page own their entries of the history, which follow the render. */
async function goBackInside(page: Page, depth = 1): Promise<void> {
  await expect.poll(() => depthOf(page)).toBe(depth);
  await page.goBack();
}

async function openBell(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /消息通知/ })
    .click();
  return page.getByRole('dialog', { name: /消息通知/ });
}

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '个人空间菜单' }).click();
  return page.locator('dialog[open]').filter({ hasText: '学习档案' });
}

async function askToLeave(page: Page): Promise<Locator> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  return page.getByRole('alertdialog', { name: '确定要退出登录吗？' });
}

const opened = [
  { name: 'the sheet of the bell', open: openBell },
  { name: 'the drawer of the personal space', open: openDrawer },
  { name: 'the feedback dialog', open: openFeedback },
  { name: 'a question', open: askToLeave },
];

/** Proves the number of the teacher, which is the first step of three wizards. */
async function proveNumber(page: Page): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送到您的手机上').waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(await lastCode('13812345678'));
  await page.getByRole('button', { name: '下一步' }).click();
}

const wizards = [
  {
    name: 'of a forgotten password',
    path: '/space/forgetPwd',
    goOn: proveNumber,
    first: '验证码',
    second: (page: Page) => page.getByLabel('新密码').first(),
  },
  {
    name: 'of a forgotten password before the log-in',
    path: '/login/forget',
    async goOn(page: Page) {
      await page.getByLabel('手机号').fill('13812345678');
      await proveNumber(page);
    },
    first: '验证码',
    second: (page: Page) => page.getByLabel('新密码').first(),
  },
  {
    name: 'of another phone number',
    path: '/space/bindPhone',
    goOn: proveNumber,
    first: '验证码',
    second: (page: Page) => page.getByLabel('新手机号'),
  },
  {
    name: 'of a project',
    path: '/space/add',
    goOn: (page: Page) => page.getByRole('button', { name: /^选择/ }).first().click(),
    first: '项目名称',
    second: (page: Page) => page.getByRole('button', { name: '重新选择' }),
  },
];

describe('on a phone the system’s Back', () => {
  it.each(opened)('closes $name before it leaves the page', async ({ open: show }) => {
    const { page, complaints } = await open();
    const dialog = await show(page);
    await dialog.waitFor();
    await goBackInside(page);
    await dialog.waitFor({ state: 'hidden' });
    expect(whereabouts(page)).toBe(here);
    await page.goBack();
    await page.waitForURL(address + from);
    expect(complaints).toEqual([]);
  });

  it.each(opened)('leaves the page at once after $name was closed', async ({ open: show }) => {
    const { page } = await open();
    const dialog = await show(page);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => depthOf(page)).toBeUndefined();
    await page.goBack();
    await page.waitForURL(address + from);
  });

  it('closes the answer to a question, then the dialog, then leaves the page', async () => {
    const { page } = await open();
    const dialog = await openFeedback(page);
    await dialog.getByRole('tab', { name: '提交反馈' }).click();
    await dialog.getByLabel('反馈内容').fill('写到一半');
    await dialog.locator('[data-question]').first().click();
    const back = dialog.getByRole('button', { name: '返回' });
    await back.waitFor();
    await goBackInside(page, 2);
    await back.waitFor({ state: 'hidden' });
    expect(await dialog.getByLabel('反馈内容').inputValue()).toBe('写到一半');
    await goBackInside(page);
    await dialog.waitFor({ state: 'hidden' });
    expect(whereabouts(page)).toBe(here);
    await page.goBack();
    await page.waitForURL(address + from);
  });

  it('returns from a conversation to the list', async () => {
    const { page } = await open();
    const dialog = await openFeedback(page);
    await dialog.getByRole('tab', { name: /^我的反馈/ }).click();
    await dialog.getByRole('region', { name: '我的反馈列表' }).getByRole('listitem').first().click();
    const list = dialog.getByRole('heading', { name: '我的反馈列表' });
    await list.waitFor({ state: 'hidden' });
    await goBackInside(page, 2);
    await list.waitFor();
    expect(whereabouts(page)).toBe(here);
  });

  it.each(wizards)('goes back a step in the wizard $name', async ({ path, goOn, first, second }) => {
    const { page } = await visit({ width: 390, height: 844 });
    if (path.startsWith('/space')) await enter(page, 'teacher');
    await page.goto(address + from);
    await page.getByRole('heading').first().waitFor();
    await page.goto(address + path);
    await goOn(page);
    await second(page).waitFor();
    await goBackInside(page);
    await page.getByLabel(first, { exact: true }).waitFor();
    expect(await second(page).isVisible()).toBe(false);
    expect(whereabouts(page)).toBe(path);
    await page.goBack();
    await page.waitForURL((url) => url.pathname !== path);
  });

  it('returns from a page that was opened in a drawer in one step', async () => {
    const { page } = await open();
    const drawer = await openDrawer(page);
    await drawer.getByRole('link', { name: '我的积分' }).last().click();
    await page.waitForURL('**/space/point');
    await drawer.waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL(address + here);
    await page.goBack();
    await page.waitForURL(address + from);
  });

  it('leaves the page at once after it was reloaded with a dialog open', async () => {
    const { page } = await open();
    await (await openBell(page)).waitFor();
    await expect.poll(() => depthOf(page)).toBeDefined();
    await page.reload();
    await accountButton(page).waitFor();
    await expect.poll(() => depthOf(page)).toBeUndefined();
    await page.goBack();
    await page.waitForURL(address + from);
  });

  it('is not undone by Forward, which opens nothing', async () => {
    const { page } = await open();
    const dialog = await openBell(page);
    await dialog.waitFor();
    await goBackInside(page);
    await dialog.waitFor({ state: 'hidden' });
    await page.goForward();
    await expect.poll(() => depthOf(page)).toBeUndefined();
    expect(whereabouts(page)).toBe(here);
    expect(await dialog.isVisible()).toBe(false);
  });

  it('is not stuck where the history lacks the entry below', async () => {
    const { page } = await visit({ width: 390, height: 844 });
    await enter(page, 'teacher');
    const [copy] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate((url) => void window.open(url), `${address}${here}`),
    ]);
    await accountButton(copy).waitFor();
    expect(await copy.evaluate(() => history.length)).toBe(1);
    await copy.evaluate(() => history.replaceState({ 'portal.back': 1 }, ''));
    await copy.reload();
    await accountButton(copy).waitFor();
    await copy.getByRole('link', { name: '积分明细' }).click();
    await copy.waitForURL('**/space/point');
    expect(await copy.evaluate(() => history.length)).toBe(2);
  });

  it('belongs to the page where elements are guests', async () => {
    const { page } = await visit({ width: 390, height: 844 });
    await enter(page, 'teacher');
    await page.goto(`${address}/embed.html?only=portal-bell`);
    const before = await page.evaluate(() => history.length);
    await page
      .locator('portal-bell')
      .getByRole('button', { name: /消息通知/ })
      .click();
    await page.getByRole('dialog', { name: /消息通知/ }).waitFor();
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});
