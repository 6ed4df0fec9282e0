import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, control, enter, openBrowser } from '../browser.ts';

const { visit } = openBrowser();

/** The tenant's page with the header as its only element. */
const headerPage = '/embed.html?only=portal-header';

/** The navigation is narrower than in the portal: overflowing items move to a menu. */
async function findInNavigation(page: Page, name: string): Promise<void> {
  const header = page.locator('portal-header');
  await header.getByRole('link', { name: '首页', exact: true }).waitFor();
  await header.getByRole('button', { name: '更多' }).click();
  await header.getByRole('menuitem', { name }).waitFor();
}

describe('a tenant’s page with the header as a tag', () => {
  it('shows logo and navigation of the organisation, and the way to the login', async () => {
    const { page, complaints } = await visit();
    await page.goto(address + headerPage);
    const header = page.locator('portal-header');
    await header.getByRole('img', { name: '东湖区教师发展中心' }).waitFor();
    await findInNavigation(page, '智慧教育平台');
    await header.getByRole('link', { name: '登录' }).waitFor();
    await header.getByPlaceholder('请输入您要搜索的内容').waitFor();
    expect(complaints).toEqual([]);
  });

  it('knows who is logged in on the same origin', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(address + headerPage);
    const header = page.locator('portal-header');
    await header.getByRole('button', { name: '陈思远的账号菜单', exact: true }).waitFor();
    await findInNavigation(page, '智慧教育平台');
    await header.getByLabel(/^消息通知，(99\+|128) 条未读$/).waitFor();
  });

  it('neither takes the page’s styles nor gives it any', async () => {
    const { page } = await visit();
    await page.goto(address + headerPage);
    const search = page.locator('portal-header').getByPlaceholder('请输入您要搜索的内容');
    await search.waitFor();
    // The page sets its root font size to 10 px and its font family to a serif.
    expect(await search.evaluate((input) => getComputedStyle(input).fontFamily)).not.toMatch(/^serif|Song/);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('10px');
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

  it('tells of a session that has ended, and leaves the page where it is', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await control('faults', { method: 'GET', path: '/api/user/user/info', status: 401, body: {}, times: 3 });
    await page.goto(address + headerPage);
    await page.getByRole('list', { name: '事件记录' }).getByText('portal-signed-out').first().waitFor();
    await page.locator('portal-header').getByRole('link', { name: '登录' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/embed.html');
  });

  it('gives life to a tag that comes later', async () => {
    const { page } = await visit();
    await page.goto(address + headerPage);
    await page.locator('portal-header').getByRole('link', { name: '登录' }).waitFor();
    await page.evaluate(() => document.body.append(document.createElement('portal-footer')));
    await page
      .locator('portal-footer')
      .getByText(new RegExp(`© ${new Date().getFullYear()}`))
      .waitFor();
  });

  it('asks a page’s own router first', async () => {
    const { page } = await visit();
    await page.goto(address + headerPage);
    const login = page.locator('portal-header').getByRole('link', { name: '登录' });
    await login.waitFor();
    await page.evaluate(() => {
      document.addEventListener('portal-navigate', (event) => {
        event.preventDefault();
        document.title = (event as CustomEvent<{ url: string }>).detail.url;
      });
    });
    await login.click();
    await expect.poll(() => page.title()).toContain('/login/index?redirect=');
    expect(new URL(page.url()).pathname).toBe('/embed.html');
  });
});
