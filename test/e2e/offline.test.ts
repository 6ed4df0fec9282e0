import { describe, expect, it } from 'vitest';
import { accountButton, address, enter, logIn, openBrowser, whereabouts } from './browser.ts';
import { openPage } from './elsewhere/school-page.ts';

const { visit } = openBrowser({ isFirst: true });

describe('when the line is back', () => {
  it('a page whose code failed comes by itself, with its styles', async () => {
    const { page, context } = await visit();
    await logIn(page, 'teacher', '/login/index?redirect=%2Fspace%2FmyData');
    const link = page.getByRole('link', { name: '我的积分' }).first();
    await link.waitFor();
    await context.setOffline(true);
    await link.click();
    await page.getByRole('heading', { name: '页面加载失败' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: '我的积分' }).waitFor();
    expect(whereabouts(page)).toBe('/space/point');
    const sheets = await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href }) => href?.includes('/PointPage-'))
        .map((s) => s.cssRules.length),
    );
    expect(sheets).toEqual([expect.any(Number)]);
    expect(sheets[0]).toBeGreaterThan(0);
    await accountButton(page).waitFor();
  });

  it('a page whose organisation could not be asked for comes by itself', async () => {
    const { page, context } = await visit();
    await page.goto(`${address}/index`);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.evaluate(() => {
      history.pushState(null, '', '/index?orgCode=collect');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('heading', { name: '机构信息加载失败' }).waitFor();
    await context.setOffline(false);
    await expect.poll(() => page.title()).toContain('青屏县教育局教研室');
  });

  it('a page comes by itself, also where the line carries nothing at first', async () => {
    const { page, context } = await visit();
    await page.goto(`${address}/index`);
    await page.waitForLoadState('networkidle');
    let tries = 0;
    await page.route('**/api/**', async (route) => {
      tries += 1;
      await (tries > 2 ? route.continue() : route.abort('internetdisconnected'));
    });
    await page.evaluate(() => {
      history.pushState(null, '', '/index?orgCode=collect');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('heading', { name: '机构信息加载失败' }).waitFor();
    expect(tries).toBe(1);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => page.title()).toContain('青屏县教育局教研室');
  });

  it('the portal starts by itself where its settings failed', async () => {
    const { page, context } = await visit();
    await page.route('**/portal.config.json', (route) => route.abort());
    await page.goto(`${address}/index`);
    await page.getByRole('heading', { name: '门户无法启动' }).waitFor();
    await page.unroute('**/portal.config.json');
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByRole('banner').waitFor();
    await expect.poll(() => page.title()).toContain('东湖区教师发展中心');
  });

  it('a bell whose code failed comes by itself', async () => {
    const { page, context } = await visit();
    await enter(page, 'teacher');
    await openPage(page, '<main></main>');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('portal-bell')));
    const message = page.locator('portal-bell').getByRole('alert').filter({ hasText: '加载失败' });
    await message.waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: /^消息通知/ }).waitFor();
    expect(await message.count()).toBe(0);
  });

  it('a bell whose settings failed comes by itself', async () => {
    const { page, context } = await visit();
    await enter(page, 'teacher');
    await openPage(page, '<main></main>', { isConfigured: true });
    await page.route('**/portal-settings.json', (route) => route.abort());
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('portal-bell')));
    const message = page.locator('portal-bell').getByRole('alert').filter({ hasText: '加载失败' });
    await message.waitFor();
    await page.unroute('**/portal-settings.json');
    await page.route('**/portal-settings.json', (route) => route.fulfill({ json: {} }));
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByRole('button', { name: /^消息通知/ }).waitFor();
    expect(await message.count()).toBe(0);
  });
});
