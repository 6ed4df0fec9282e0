import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { isRedirect, routes } from '#host/app/routing/routes.ts';
import { pageTexts } from '#host/app/routing/page-titles.ts';
import { address, logIn, openBrowser, whereabouts } from './browser.ts';
import { follow } from './walk.ts';

const { visit } = openBrowser();

/** Pages that redirect when they are opened without parameters. */
const leadsOn: Partial<Record<string, string>> = {
  '/login/wxPhoneBinding': '/login/wxScanLogin',
  '/commonLogin': '/login/index',
};

/** The final URL of a route according to the specification. */
function destination(path: string): string {
  const opened = path.replace(/:\w+/g, '1');
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(path);
  if (isRedirect(route)) return destination(route.redirect);
  const on = leadsOn[path];
  if (on) return on;
  return route.meta.notLogin ? opened : `/login/index?redirect=${encodeURIComponent(opened)}`;
}

/** The names of the script files that a page has requested. */
function scriptsOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(request.url().split('/').at(-1) ?? '');
  });
  return files;
}

/** Opens a page that is no list, and returns the header's link to one once the portal has started. */
async function linkToLists(page: Page): Promise<Locator> {
  await page.goto(`${address}/about/us`);
  await page.getByRole('button', { name: '咨询与反馈' }).waitFor();
  return page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '教研活动' });
}

// Learners walk through every page in `walk.test.ts`.
describe('every route for a guest', () => {
  // The last route logs out, so it has to come last.
  const order = [...routes].sort(
    (a, b) => Number(a.path === '/commonLogin') - Number(b.path === '/commonLogin'),
  );

  it('leads where it should, titled, without a complaint of the page', async () => {
    const { page, complaints } = await visit();
    const wrong: string[] = [];
    await page.goto(`${address}/public`);
    await page.locator('h1').waitFor();
    for (const route of order) {
      complaints.length = 0;
      const expected = destination(route.path);
      const opened = route.path.replace(/:\w+/g, '1');
      await follow(page, opened);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      try {
        await expect.poll(() => whereabouts(page)).toBe(expected);
        const end = routes.find(
          (one) => !isRedirect(one) && one.path.replace(/:\w+/g, '1') === new URL(page.url()).pathname,
        );
        const title = end && !isRedirect(end) ? pageTexts['zh-CN'][end.name] : undefined;
        // A page that is opened without its item says that there is none.
        await expect.poll(() => page.title()).toMatch(new RegExp(`${title}|不存在或已下架`));
      } catch {
        wrong.push(
          `${route.path}: at ${whereabouts(page)} titled "${await page.title()}", expected ${expected}`,
        );
      }
      if (complaints.length) wrong.push(`${route.path}: ${complaints.join(' | ')}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('navigation', () => {
  it('sends an unknown path to /404', async () => {
    const { page } = await visit();
    await page.goto(`${address}/no/such/page?x=1`);
    await page.getByRole('heading', { name: '抱歉，您访问的页面不存在' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/404');
  });

  it('scrolls to the top and puts the focus on the heading', async () => {
    const { page } = await visit({ height: 500 });
    await page.goto(`${address}/index`);
    await page.locator('h1').waitFor({ state: 'attached' });
    // The recommendations come with the script; before it runs, a link leads to another document.
    await page.getByRole('region', { name: '推荐内容' }).getByRole('link').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(900);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /关于我们/ })
      .click();
    await page.waitForURL('**/about/us');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('keeps the state of a page that wants to be kept', async () => {
    const { page } = await visit();
    await page.goto(`${address}/index`);
    await page.getByRole('tab', { name: /3/ }).click();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /关于我们/ })
      .click();
    await page.getByRole('heading', { name: '关于我们' }).waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: /3/ }).waitFor();
    expect(await page.getByRole('tab', { name: /3/ }).getAttribute('aria-selected')).toBe('true');
  });

  it.each([
    ['rests on', (link: Locator) => link.hover()],
    ['is not used, but the link is focused,', (link: Locator) => link.focus()],
  ])('has a page’s code before the click where the pointer %s its link', async (_, turnTo) => {
    const { page } = await visit();
    const files = scriptsOf(page);
    const link = await linkToLists(page);
    expect(files).not.toContainEqual(expect.stringContaining('ListPage'));
    await turnTo(link);
    await expect.poll(() => files).toContainEqual(expect.stringContaining('ListPage'));
    expect(whereabouts(page)).toBe('/about/us');
  });

  it('loads no page in advance for a visitor who saves data', async () => {
    const { page } = await visit();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const files = scriptsOf(page);
    const link = await linkToLists(page);
    await link.hover();
    await page.waitForTimeout(500);
    expect(files).not.toContainEqual(expect.stringContaining('ListPage'));
    await link.click();
    await page.getByRole('heading', { level: 1, name: '教研活动' }).waitFor();
    expect(files).toContainEqual(expect.stringContaining('ListPage'));
  });

  it('skips to the main content', async () => {
    const { page } = await visit();
    await page.goto(`${address}/404`);
    await page.locator('h1').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到主要内容');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('shows a placeholder for a page whose calls the back end does not answer', async () => {
    const { page } = await visit();
    await page.route('**/portal.config.json', async (route) => {
      const settings = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...settings, features: [] } });
    });
    await logIn(page, 'teacher', '/login/index?redirect=%2FcourseAdd');
    await page.getByRole('heading', { name: '添加课程' }).waitFor();
    await page.getByText('开发中，敬请期待……', { exact: true }).waitFor();
  });

  it('has one floating button, and beside a live lesson none', async () => {
    const { page } = await visit();
    const tools = page.getByRole('complementary', { name: '快捷服务' });
    await page.goto(`${address}/liveList`);
    await tools.getByRole('button', { name: '咨询与反馈' }).waitFor();
    expect(await tools.getByRole('button').count()).toBe(1);
    await page.goto(`${address}/liveList/live`);
    const empty = page.getByRole('complementary', { name: '快捷服务', includeHidden: true });
    await empty.waitFor({ state: 'attached' });
    await page.locator('h1').waitFor();
    expect(await empty.getByRole('button', { includeHidden: true }).count()).toBe(0);
  });

  it('has neither header nor footer in the customer service', async () => {
    const { page } = await visit();
    await page.goto(`${address}/customerService`);
    await page.locator('h1').waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  });
});
