import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { control, enter, openBrowser } from '../browser.ts';
import { fileNamed, openPage } from './school-page.ts';

const { visit } = openBrowser();

interface FormCase {
  tag: string;
  /** The chunk of the element's form. */
  chunk: string;
  /** The name of a button that exists only in the form. */
  button: string;
}

const forms: readonly FormCase[] = [
  { tag: 'portal-login', chunk: 'Login', button: '登录' },
  { tag: 'portal-forgot-password', chunk: 'ForgotPassword', button: '下一步' },
  { tag: 'portal-change-password', chunk: 'ChangePassword', button: '确定' },
  { tag: 'portal-set-password', chunk: 'SetPassword', button: '确定' },
  { tag: 'portal-legacy-feedback', chunk: 'LegacyFeedback', button: '提交' },
];

async function open(page: Page, { tag }: FormCase, style = '') {
  if (tag !== 'portal-login') await enter(page, 'teacher');
  await control('reset', {});
  // The form of a first password is for a user without one.
  if (tag === 'portal-set-password') {
    const userInfo = { userId: 'u-1001', username: 'teacher', orgCode: 'demo', needPwd: true };
    await control('faults', {
      method: 'GET',
      path: '/api/user/user/info',
      times: 9,
      body: { code: 200, data: { userInfo } },
    });
  }
  await openPage(page, `<div style="block-size:1px;${style}"></div><${tag}></${tag}>`);
  return page.locator(tag);
}

const heightOf = async (page: Page, tag: string) => (await page.locator(tag).boundingBox())?.height ?? 0;

describe.each(forms)('$tag', (form) => {
  it('shows a skeleton of about its size until its code is here', async () => {
    const { page, complaints } = await visit();
    const held: Route[] = [];
    await page.route(await fileNamed(form.chunk), (route) => void held.push(route));
    const element = await open(page, form);
    await element.getByText('加载中').waitFor();
    await expect.poll(() => held.length).toBe(1);
    const skeleton = await heightOf(page, form.tag);
    await Promise.all(held.map((route) => route.continue()));
    await element.getByRole('button', { name: form.button, exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const shown = await heightOf(page, form.tag);
    expect(Math.abs(shown - skeleton), `${skeleton} px, then ${shown} px`).toBeLessThanOrEqual(48);
    expect(complaints).toEqual([]);
  });

  it('leaves its code where it is until the reader comes near', async () => {
    const { page } = await visit();
    const asked: string[] = [];
    await page.route(await fileNamed(form.chunk), (route) => {
      asked.push(route.request().url());
      return route.continue();
    });
    const element = await open(page, form, 'block-size:4000px');
    await element.getByText('加载中').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.mouse.wheel(0, 2800);
    await element.getByRole('button', { name: form.button, exact: true }).waitFor();
    expect(asked).toHaveLength(1);
  });

  it('loads its code at a Tab key, wherever it is on the page', async () => {
    const { page } = await visit();
    const asked: string[] = [];
    await page.route(await fileNamed(form.chunk), (route) => {
      asked.push(route.request().url());
      return route.continue();
    });
    const element = await open(page, form, 'block-size:4000px');
    await element.getByText('加载中').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.keyboard.press('Tab');
    await element.getByRole('button', { name: form.button, exact: true }).waitFor();
    expect(asked).toHaveLength(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return element.evaluate((host) => host === document.activeElement);
      })
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

it('says where the code of a form does not come, and fetches it on request', async () => {
  const { page } = await visit();
  const file = await fileNamed('Login');
  await page.route(file, (route) => route.abort());
  const login = await open(page, { tag: 'portal-login', chunk: 'Login', button: '登录' });
  const retry = login.getByRole('button', { name: '重试' });
  await retry.waitFor();
  await page.unroute(file);
  await retry.click();
  await login.getByLabel('用户名').fill('teacher');
  await page.keyboard.press('Enter');
  await login.getByText('请输入密码', { exact: true }).waitFor();
});

it('calls a method of a form that is still on its way as soon as it is there', async () => {
  const { page } = await visit();
  const held: Route[] = [];
  await page.route(await fileNamed('LegacyFeedback'), (route) => void held.push(route));
  const form = await open(page, { tag: 'portal-legacy-feedback', chunk: 'LegacyFeedback', button: '提交' });
  await form.getByText('加载中').waitFor();
  await form.evaluate((element) => (element as HTMLElement & { reset: () => void }).reset());
  await expect.poll(() => held.length).toBe(1);
  await Promise.all(held.map((route) => route.continue()));
  await form.getByRole('textbox', { name: /反馈内容/ }).fill('播放页的倍速选项找不到。');
});
