import { gzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { control, enter, openBrowser } from './browser.ts';
import { fileNamed, openPage } from './school-page.ts';

const { visit } = openBrowser();

describe('what a page really loads before anybody turns to it, in bytes as packed by gzip', () => {
  test.each([
    ['portal-bell', 22_000],
    ['portal-feedback', 22_000],
    ['portal-header', 30_000],
  ])('%s: at most %i', async (tag, most) => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await control('reset', {});
    await page.goto('about:blank');
    const files = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/cdn/')) files.set(pathname, response.body());
    });
    await openPage(page, `<${tag}></${tag}>`);
    await page
      .locator(tag)
      .getByText(/^\d+\+?$/)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(files.values());
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(bytes, [...files.keys()].join('\n')).toBeLessThanOrEqual(most);
    expect(bytes).toBeGreaterThan(most / 2);
  });
});

it('a header whose navigation did not come stands, and offers it again', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  const file = await fileNamed('HeaderNavigation');
  await page.route(file, (route) => route.abort());
  await openPage(page, '<portal-header nav></portal-header>');
  const header = page.locator('portal-header');
  await header.getByRole('button', { name: '陈思远的账号菜单' }).waitFor();
  await header.getByRole('button', { name: '加载失败，请检查网络后重试' }).waitFor();
  expect(await header.getByRole('navigation').count()).toBe(0);
  await page.unroute(file);
  await header.getByRole('button', { name: '加载失败，请检查网络后重试' }).click();
  await header.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).waitFor();
});
