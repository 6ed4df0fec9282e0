import { describe, expect, it } from 'vitest';
import { accountButton, address, control, enter, openBrowser, whereabouts } from './browser.ts';

const { visit } = openBrowser();

describe('organisations side by side', () => {
  it('do not mix in two tabs', async () => {
    const { page, context } = await visit();
    await page.goto(`${address}/index?orgCode=demo`);
    await page.getByRole('img', { name: '东湖区教师发展中心' }).waitFor();
    const other = await context.newPage();
    await other.goto(`${address}/index?orgCode=collect`);
    await other.getByRole('link', { name: '登录' }).first().waitFor();
    await other.waitForLoadState('networkidle');
    await page.waitForLoadState('networkidle');
    expect(await other.title()).toContain('青屏县教育局教研室');
    expect(await page.title()).toContain('东湖区教师发展中心');
    // Only the demo organisation has its own hyperlink in the navigation.
    await page.getByRole('link', { name: '智慧教育平台' }).waitFor();
    expect(await other.getByRole('link', { name: '智慧教育平台' }).count()).toBe(0);
  });

  it('lead whoever logs in elsewhere to their own', async () => {
    const { page } = await visit();
    await page.goto(`${address}/login/index?orgCode=demo`);
    await page.getByLabel('用户名').fill('newcomer');
    await page.getByLabel('密码', { exact: true }).fill('Newcomer#2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/index');
    await expect.poll(() => page.title()).toContain('青屏县教育局教研室');
  });

  it('that do not exist leave the session as it is', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/index?orgCode=nope`);
    await page.getByRole('heading', { name: '机构信息加载失败' }).waitFor();
    await page.getByRole('link', { name: '返回首页' }).click();
    await page.waitForURL('**/index');
    await expect.poll(() => page.title()).toContain('东湖区教师发展中心');
    await page.goto(`${address}/space/point`);
    await page.locator('h1').first().waitFor();
    expect(whereabouts(page)).toBe('/space/point');
  });

  it.each([
    ['does not exist', 200],
    ['cannot be reached', 500],
  ])('show nothing of one around another that %s', async (_, status) => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/index`);
    await page.getByRole('img', { name: '东湖区教师发展中心' }).waitFor();
    const brand = () =>
      page.evaluate(() =>
        getComputedStyle(document.querySelector('main') ?? document.body).getPropertyValue(
          '--portal-own-brand',
        ),
      );
    const own = await brand();
    const path = '/api/orgUser/org/getConfigByCode';
    if (status === 500) await control('faults', { method: 'GET', path, status, body: '' });
    await page.goto(`${address}/space/workbench?orgCode=nosuch`);
    await page.getByRole('heading', { name: '机构信息加载失败' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await brand()).not.toBe(own);
    expect(await page.title()).not.toContain('东湖区教师发展中心');
    await page.getByRole('banner').getByText('教师研修平台').waitFor();
    const shown = await page.locator('body').innerText();
    for (const theirs of [
      '东湖区教师发展中心',
      '智慧教育平台',
      '400-668-2026',
      'ICP备',
      '公网安备',
      '陈思远',
    ]) {
      expect(shown).not.toContain(theirs);
    }
    await page.goBack();
    await page.getByRole('img', { name: '东湖区教师发展中心' }).waitFor();
    expect(await brand()).toBe(own);
    await accountButton(page).waitFor();
  });

  it('that are public can be chosen, the default and those seen before', async () => {
    const { page } = await visit();
    for (const code of ['collect', 'closed', 'demo']) {
      await page.goto(`${address}/404?orgCode=${code}`);
      await page.getByRole('heading', { name: '抱歉，您访问的页面不存在' }).waitFor();
    }
    await page.goto(`${address}/public`);
    const list = page.getByRole('main').getByRole('listitem');
    await list.getByText('青屏县教育局教研室').waitFor();
    await list.getByText('东湖区教师发展中心').waitFor();
    expect(await page.getByText('临江市教师进修学校').count()).toBe(0);
    await list.getByText('青屏县教育局教研室').click();
    await expect.poll(() => page.title()).toContain('青屏县教育局教研室');
  });
});

describe('an address that is none', () => {
  it.each(['//evil.example/index', '/%zz'])('%s is not found, and stays on our origin', async (path) => {
    const { page } = await visit();
    await page.goto(address + path).catch(() => undefined);
    await page.getByRole('heading', { name: '抱歉，您访问的页面不存在' }).waitFor();
    expect(new URL(page.url()).origin).toBe(address);
  });
});

describe('an address that is spelled differently', () => {
  it.each([
    ['//', '/index'],
    ['/Index', '/index'],
    ['/index/?from=mail#top', '/index?from=mail#top'],
    ['/about//faq/', '/about/FAQ'],
    ['/homepage/Ab42?tab=2', '/homePage/Ab42?tab=2'],
  ])('%s leads to %s, and Back does not return to it', async (typed, canonical) => {
    const { page } = await visit();
    await page.goto(`${address}/404`);
    await page.getByRole('heading', { name: '抱歉，您访问的页面不存在' }).waitFor();
    await page.goto(address + typed);
    await expect.poll(() => whereabouts(page)).toBe(canonical);
    await page.goBack();
    await expect.poll(() => whereabouts(page)).toBe('/404');
  });
});
