import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { address, calls, enter, openBrowser } from './browser.ts';
import { fileNamed } from './school-page.ts';

const { visit } = openBrowser();

const loginCall = '/api/auth/user/login';
const notLoaded = '加载失败，请检查网络后重试';

async function openLogin(page: Page) {
  await page.goto(`${address}/embed.html?only=portal-login`);
  const login = page.locator('portal-login');
  return {
    login,
    username: login.getByLabel('用户名'),
    password: login.getByLabel('密码', { exact: true }),
    submit: login.getByRole('button', { name: '登录', exact: true }),
  };
}

it('is a form to type in before its code has come, which then takes over the very fields', async () => {
  const { page } = await visit();
  const held: Route[] = [];
  await page.route(await fileNamed('loaded-login'), (route) => void held.push(route));
  const { login, username, password } = await openLogin(page);
  // All that the organisation offers is there without anybody having turned to it.
  await login.getByRole('tab', { name: '短信登录' }).waitFor();
  await login.getByRole('link', { name: '注册账号' }).waitFor();
  expect(held).toEqual([]);

  const field = await username.elementHandle();
  await username.click();
  await page.keyboard.type('teacher');
  await expect.poll(() => held.length).toBe(1);
  await Promise.all(held.map((route) => route.continue()));
  // Only its code says what is missing.
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter');
      return login.getByText('请输入密码', { exact: true }).isVisible();
    })
    .toBe(true);
  expect(await field?.evaluate((input) => (input as HTMLInputElement).value)).toBe('teacher');
  expect(await field?.evaluate((input) => input.isConnected)).toBe(true);
  await password.fill('Teacher#2026');
  await page.keyboard.press('Enter');
  await login.getByText('登录成功').waitFor();
});

it('sends what was sent before its code had come', async () => {
  const { page } = await visit();
  const held: Route[] = [];
  await page.route(await fileNamed('loaded-login'), (route) => void held.push(route));
  const { login, username, password } = await openLogin(page);
  await username.fill('teacher');
  await password.fill('Teacher#2026');
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  expect(await calls('GET', loginCall)).toEqual([]);
  await Promise.all(held.map((route) => route.continue()));
  await login.getByText('登录成功').waitFor();
});

it('sends what was chosen before its code had come, when it was also sent before', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  const held: Route[] = [];
  await page.route(await fileNamed('loaded-legacy-feedback'), (route) => void held.push(route));
  await page.goto(`${address}/embed.html?only=portal-legacy-feedback`);
  const form = page.locator('portal-legacy-feedback');
  await form.getByRole('radio', { name: '功能故障' }).focus();
  await page.keyboard.press('ArrowDown');
  await form.getByRole('textbox', { name: /反馈内容/ }).fill('播放页的倍速选项找不到。');
  await form.getByRole('textbox', { name: /联系电话/ }).fill('13812345678');
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await Promise.all(held.map((route) => route.continue()));
  await form.getByText('感谢您的反馈').waitFor();
  expect(await calls('POST', '/api/orgUser/feedback/submit')).toMatchObject([
    { body: { type: 1, content: '播放页的倍速选项找不到。', userContact: '13812345678' } },
  ]);
});

it('follows a link whose click came before its code, and asks the page first', async () => {
  const { page } = await visit();
  const { login } = await openLogin(page);
  await page.evaluate(() => {
    document.addEventListener('portal-navigate', (event) => {
      event.preventDefault();
      document.title = (event as CustomEvent<{ url: string }>).detail.url;
    });
  });
  await login.getByRole('link', { name: '忘记密码' }).click();
  await expect.poll(() => page.title()).toBe('/login/forget');
  expect(page.url()).toContain('/embed.html');
});

it('keeps what was typed where its code does not come, says so, and fetches it at the next click', async () => {
  const { page } = await visit();
  const file = await fileNamed('loaded-login');
  await page.route(file, (route) => route.abort());
  const { login, username, password, submit } = await openLogin(page);
  await username.fill('teacher');
  await password.fill('Teacher#2026');
  await submit.click();
  await login.getByText(notLoaded).first().waitFor();
  expect(await username.inputValue()).toBe('teacher');
  await page.unroute(file);
  await submit.click();
  await login.getByText('登录成功').waitFor();
});

it('offers its code again where there is no picture to show without it', async () => {
  const { page } = await visit();
  const file = await fileNamed('loaded-change-password');
  await page.route(file, (route) => route.abort());
  await page.goto(`${address}/embed.html?only=portal-change-password`);
  const form = page.locator('portal-change-password');
  const again = form.getByRole('button', { name: notLoaded });
  await again.waitFor();
  await page.unroute(file);
  await again.click();
  await form.getByRole('link', { name: '去登录' }).waitFor();
  expect(await again.count()).toBe(0);
});
