import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { passwords } from '../../passwords.ts';
import { address, enter, openBrowser } from '../browser.ts';
import { documented, heard, openSchool } from './school-site.ts';

const { visit } = openBrowser();
const { site, pageOf } = openSchool();

const form = '<portal-login></portal-login>';
const link = '<portal-login flow="redirect"></portal-login>';
const kept = `${documented} data-on-login="keepToken" data-token-provider="schoolToken"`;
const unread = /^消息通知，99\+ 条未读$/;

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('用户名').fill('teacher');
  await page.getByLabel('密码', { exact: true }).fill(passwords.teacher);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Lets the operator of the portal allow these addresses. */
async function allow(page: Page, ...returnAddresses: string[]): Promise<void> {
  await page.route(`${address}/portal.config.json`, (route) =>
    route.fulfill({
      json: { ...sandboxSettings, returnAddresses },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
}

/** Every address that the page visits from now on. */
function addressesOf(page: Page): string[] {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  page.on('request', (request) => request.isNavigationRequest() && visited.push(request.url()));
  return visited;
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

describe('a log-in that the page keeps', () => {
  it('is there after a reload: the page has received the token by its own function', async () => {
    const { page } = await visit();
    await page.goto(pageOf(`${form}<portal-bell></portal-bell>`, kept));
    await page.getByLabel('用户名').waitFor();
    expect(await page.getByText('登录仅在本页面有效').count()).toBe(0);
    await logIn(page);
    await page.getByRole('button', { name: unread }).waitFor();
    expect(await tokenOf(page)).toMatch(/^[0-9a-f]{32}$/);
    await page.reload();
    await page.getByRole('button', { name: unread }).waitFor();
  });
});

describe('a log-in on the portal that leads back', () => {
  it('to the page that asked for it, without a token in any address', async () => {
    const { page } = await visit();
    await allow(page, `${site()}/`);
    const start = pageOf(`${link}<portal-bell></portal-bell>`, kept);
    await page.goto(start);
    await page.evaluate('window.follows = true');
    await page.getByText(`登录将在 ${new URL(address).host} 上进行`).waitFor();
    const visited = addressesOf(page);
    await page.getByRole('link', { name: '前往登录' }).click();
    await page.waitForURL(`${address}/login/index?**`);
    await logIn(page);
    await page.getByText('登录成功').waitFor();
    await page.getByRole('button', { name: unread }).waitFor();
    await expect.poll(() => page.url()).toBe(new URL(start).href);
    const token = await tokenOf(page);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(visited.filter((url) => new URL(url).hash.includes('portal_key='))).not.toEqual([]);
    expect(visited.filter((url) => new URL(url).search.includes('portal_key='))).toEqual([]);
    expect(visited.filter((url) => url.includes(String(token)))).toEqual([]);
  });

  it('after a question where the user has logged in on the portal before, also from the link of another element', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await allow(page, `${site()}/`);
    const start = pageOf('<portal-header></portal-header>', documented);
    await page.goto(start);
    await page.evaluate('window.follows = true');
    await page.getByRole('link', { name: '登录', exact: true }).click();
    // This tab has not seen the log-in.
    await page.getByRole('heading', { name: `以陈思远的身份登录 ${new URL(start).host}？` }).waitFor();
    await page.getByRole('button', { name: '继续' }).click();
    await page.getByRole('button', { name: '陈思远的账号菜单' }).waitFor();
    expect(page.url()).toBe(new URL(start).href);
  });

  it('also after a click that comes before the way back is prepared', async () => {
    const { page } = await visit();
    await allow(page, `${site()}/`);
    await page.addInitScript(() => {
      const digest = crypto.subtle.digest.bind(crypto.subtle);
      const released = new Promise((resolve) => Object.assign(window, { release: resolve }));
      crypto.subtle.digest = (...given) => released.then(() => digest(...given));
    });
    const start = pageOf(`${link}<portal-bell></portal-bell>`, kept);
    await page.goto(start);
    await page.evaluate('window.follows = true');
    await page.getByRole('link', { name: '前往登录' }).click();
    expect(page.url()).toBe(new URL(start).href);
    await page.evaluate('window.release()');
    await page.waitForURL(`${address}/login/index?**`);
    await logIn(page);
    await page.getByRole('button', { name: unread }).waitFor();
    await expect.poll(() => page.url()).toBe(new URL(start).href);
  });

  it('stays on the portal’s home where the settings do not allow the page', async () => {
    const { page } = await visit();
    await allow(page, `${site()}/other/`);
    await page.goto(pageOf(link, documented));
    await page.evaluate('window.follows = true');
    await page.getByRole('link', { name: '前往登录' }).click();
    await page.waitForURL(`${address}/login/index?**`);
    await logIn(page);
    await page.waitForURL(`${address}/index`);
  });
});

it.each(['&', '#'])('a key behind “%s” that this tab has not asked for logs nobody in', async (mark) => {
  const { page } = await visit();
  await page.goto(
    `${pageOf('<portal-header></portal-header>', documented)}${mark}portal_key=abc&portal_state=def`,
  );
  await page.getByRole('link', { name: '登录', exact: true }).waitFor();
  expect(page.url()).not.toContain('portal_key');
  expect(await heard(page, 'portal-error')).toEqual([]);
});

it('a key leaves the address by the script’s tag alone, where the page has no element', async () => {
  const { page } = await visit();
  await page.goto(`${pageOf('<p>x</p>', documented)}#list&portal_key=abc&portal_state=def`);
  await expect.poll(() => new URL(page.url()).hash).toBe('#list');
});
