import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accountButton, address, control, enter, openBrowser, whereabouts } from '../browser.ts';

const { visit } = openBrowser();

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'portal_token')?.value ?? '';

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
    await expect.poll(() => other.title()).toContain('青屏县教育局教研室');
    await expect.poll(() => page.title()).toContain('东湖区教师发展中心');
    // Only the demo organisation has its own hyperlink in the navigation.
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '智慧教育平台' }).waitFor();
    expect(await other.getByRole('button', { name: '更多' }).count()).toBe(0);
    expect(await other.getByText('智慧教育平台').count()).toBe(0);
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
    const names = { collect: '青屏县教育局教研室', closed: '临江市教师进修学校', demo: '东湖区教师发展中心' };
    for (const [code, name] of Object.entries(names)) {
      await page.goto(`${address}/404?orgCode=${code}`);
      // The heading stands before the organisation is known.
      await expect.poll(() => page.title()).toContain(name);
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

const question = (page: Page, organisation: string) =>
  page.getByRole('heading', { name: `此链接属于${organisation}` });
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const collect = '青屏县教育局教研室';

describe('a link to another organisation', () => {
  it('asks a learner first, and leaves every tab logged in meanwhile and after a no', async () => {
    const { page, context, complaints } = await visit();
    const token = await enter(page, 'teacher');
    const other = await context.newPage();
    await other.goto(`${address}/space/point`);
    await accountButton(other).waitFor();
    await page.goto(`${address}/search?searchVal=a&orgCode=collect`);
    await question(page, collect).waitFor();
    // The frame is neutral: no brand, no navigation, no user menu.
    await page.getByRole('banner').getByText('教师研修平台').waitFor();
    expect(await page.getByText('东湖区教师发展中心').count()).toBe(0);
    await expect.poll(() => page.title()).toBe('退出当前登录？');
    await page.getByText('当前已登录为陈思远。继续将退出登录，本浏览器的其他标签页也会一并退出。').waitFor();
    expect(await cookieOf(page)).toBe(token);
    await answer(page, '留在当前机构').click();
    await accountButton(page).waitFor();
    expect(whereabouts(page)).toBe('/search?searchVal=a');
    expect(await cookieOf(page)).toBe(token);
    await expect.poll(() => page.title()).toContain('东湖区教师发展中心');
    await other.reload();
    await accountButton(other).waitFor();
    expect(complaints).toEqual([]);
  });

  it('leads home after a no where it names an item of the other one', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/project?id=2001&orgCode=collect`);
    await question(page, collect).waitFor();
    await answer(page, '留在当前机构').click();
    await accountButton(page).waitFor();
    expect(whereabouts(page)).toBe('/index');
  });

  it('starts a clean session after a yes, which no later load takes back', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/search?searchVal=a&orgCode=collect`);
    await question(page, collect).waitFor();
    await answer(page, '退出并切换').click();
    await expect.poll(() => page.title()).toContain(collect);
    expect(whereabouts(page)).toBe('/search?searchVal=a');
    await page.getByRole('link', { name: '登录' }).first().waitFor();
    await page.reload();
    await expect.poll(() => page.title()).toContain(collect);
  });

  it('asks on the login page and on /public too, and nobody who is a guest', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/login/index?orgCode=collect&redirect=%2Fspace%2Fpoint`);
    await question(page, collect).waitFor();
    await answer(page, '留在当前机构').click();
    await page.waitForURL('**/index');
    await page.goto(`${address}/login/index?redirect=%2Findex%3ForgCode%3Dcollect`);
    await question(page, collect).waitFor();
    await answer(page, '退出并切换').click();
    await page.waitForURL('**/login/index?redirect=%2Findex');
    await page.goto(`${address}/public`);
    await page.getByRole('main').getByText('东湖区教师发展中心').click();
    await expect.poll(() => page.title()).toContain('东湖区教师发展中心');
  });
});

describe('/commonLogin', () => {
  it('asks a learner before it logs them out', async () => {
    const { page } = await visit();
    const token = await enter(page, 'teacher');
    await page.goto(`${address}/commonLogin?redirect=%2Fspace%2Fpoint`);
    await page.getByRole('heading', { name: '此链接会退出登录' }).waitFor();
    expect(await cookieOf(page)).toBe(token);
    await answer(page, '保持登录').click();
    await page.waitForURL('**/space/point');
    expect(await cookieOf(page)).toBe(token);
    await page.goto(`${address}/commonLogin?redirect=%2Fspace%2Fpoint`);
    await answer(page, '退出登录').click();
    await page.waitForURL('**/login/index?redirect=%2Fspace%2Fpoint');
    expect(await cookieOf(page)).toBe('');
  });

  it('asks nobody whose session the server has ended', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await control('expire', {});
    await page.goto(`${address}/commonLogin?redirect=%2Fspace%2Fpoint`);
    await page.waitForURL('**/login/index?redirect=%2Fspace%2Fpoint');
  });
});

describe('a log-in that a redirect of another organisation has asked for', () => {
  it('belongs to that organisation from the start, and is kept', async () => {
    const { page } = await visit();
    await page.goto(`${address}/login/index?redirect=${encodeURIComponent('/space/point?orgCode=closed')}`);
    await expect.poll(() => page.title()).toContain('临江市教师进修学校');
    expect(whereabouts(page)).toBe('/login/index?redirect=%2Fspace%2Fpoint&orgCode=closed');
    await page.getByLabel('用户名').fill('learner');
    await page.getByLabel('密码', { exact: true }).fill('Learner#2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/space/point');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /的账号菜单$/ })
      .waitFor();
    await expect.poll(() => page.title()).toContain('临江市教师进修学校');
  });
});

describe('a tab', () => {
  it('keeps its organisation when another one is opened in a second tab', async () => {
    const { page, context } = await visit();
    await page.goto(`${address}/index?orgCode=demo`);
    await expect.poll(() => page.title()).toContain('东湖区教师发展中心');
    const other = await context.newPage();
    await other.goto(`${address}/index?orgCode=collect`);
    await expect.poll(() => other.title()).toContain(collect);
    await page.goto(`${address}/about/us`);
    await expect.poll(() => page.title()).toContain('东湖区教师发展中心');
    await other.goto(`${address}/about/us`);
    await expect.poll(() => other.title()).toContain(collect);
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
