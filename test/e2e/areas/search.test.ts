import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, calls, control, enter, openBrowser, whereabouts } from '../browser.ts';

const { visit } = openBrowser();

const courses = '/api/course/app/course/getListByFilter';

const where = (page: Page) => decodeURIComponent(whereabouts(page));
const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: '搜索内容' });
const heading = (page: Page, text: string) =>
  page.getByRole('heading', { level: 1, name: `“${text}”的搜索结果` });

async function openSearch(page: Page, query: string): Promise<void> {
  await page.goto(`${address}/search${query}`);
  await page.getByRole('main').getByRole('searchbox').waitFor();
}

describe('the search', () => {
  it('is opened by the header in a new window, which says what was searched', async () => {
    const { page, context, complaints } = await visit();
    await page.goto(`${address}/index`);
    await page.getByRole('banner').getByRole('searchbox').fill('课堂');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    const results = await opened;
    await heading(results, '课堂').waitFor();
    expect(where(results)).toBe('/search?searchVal=课堂');
    await expect.poll(() => results.title()).toBe('“课堂”的搜索结果 - 东湖区教师发展中心');
    expect(await field(results).inputValue()).toBe('课堂');
    expect(complaints).toEqual([]);
  });

  it('returns by Back and Forward to each search, and keeps what was typed', async () => {
    const { page, complaints } = await visit();
    await openSearch(page, '?searchVal=课堂');
    await field(page).fill('备课');
    await page.keyboard.press('Enter');
    await heading(page, '备课').waitFor();
    await field(page).pressSequentially('组');
    await page.goBack();
    await heading(page, '课堂').waitFor();
    expect(await field(page).inputValue()).toBe('课堂');
    await page.goForward();
    await heading(page, '备课').waitFor();
    expect(await field(page).inputValue()).toBe('备课组');
    expect(complaints).toEqual([]);
  });

  it('shows a reload the same tab and page, and so does Back from an item', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await openSearch(page, '?searchVal=课堂&tab=course');
    await page.getByRole('button', { name: '下一页' }).click();
    await page.waitForURL('**&page=2');
    await page.reload();
    const row = page.getByRole('list', { name: '课程' }).getByRole('link').last();
    const title = await row.textContent();
    expect(await page.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
    await row.click();
    await page.waitForURL('**/courseHome?id=*');
    await page.goBack();
    await page.getByRole('link', { name: title ?? '' }).waitFor();
    expect(where(page)).toBe('/search?searchVal=课堂&tab=course&page=2');
  });

  it('keeps the recent searches of each user apart, over a reload', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await openSearch(page, '?searchVal=课堂');
    const recent = page.getByRole('region', { name: '最近搜索' });
    await recent.getByRole('link', { name: '课堂' }).waitFor();
    await page.reload();
    await recent.getByRole('link', { name: '课堂' }).waitFor();
    await enter(page, 'admin');
    await openSearch(page, '');
    await recent.getByText('还没有搜索记录').waitFor();
  });

  it('leads a guest from a course to log in', async () => {
    const { page } = await visit();
    await openSearch(page, '?searchVal=课堂&tab=course');
    const list = page.getByRole('list', { name: '课程' });
    await list.getByText('登录后查看').first().waitFor();
    await list.getByRole('link').first().click();
    await page.waitForURL('**/login/index?redirect=*');
    expect(new URL(page.url()).searchParams.get('redirect')).toMatch(/^\/courseHome\?id=\d+$/);
  });

  it('takes hostile text as text', async () => {
    const { page, complaints } = await visit();
    const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>%E0';
    await openSearch(page, `?searchVal=${encodeURIComponent(hostile)}`);
    await page.getByText(`没有找到与“${hostile}”相关的内容`).waitFor();
    expect(await field(page).inputValue()).toBe(hostile);
    expect(complaints).toEqual([]);
  });

  it('shows the other kinds where one fails', async () => {
    const { page } = await visit();
    await control('faults', { method: 'GET', path: courses, status: 500, times: 1 });
    await openSearch(page, '?searchVal=课堂');
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: '课程加载失败' });
    await page.getByRole('heading', { level: 2, name: '教研活动' }).waitFor();
    await alert.getByRole('button', { name: '重试' }).click();
    await page.getByRole('link', { name: /查看全部 \d+ 条课程/ }).waitFor();
    expect(await calls('GET', courses)).toHaveLength(2);
  });

  it('is behind the log-in in an organisation that is not public', async () => {
    const { page } = await visit();
    await page.goto(`${address}/search?searchVal=a&orgCode=closed`);
    await page.waitForURL('**/login/index?orgCode=closed&redirect=*');
  });
});

describe('the home page of another user', () => {
  it('is described in the head, and search engines forget a page of nobody', async () => {
    const { page, complaints } = await visit();
    await page.goto(`${address}/homePage/p-199`);
    await page.getByRole('tab', { name: /^教学资源\s*[1-9]\d* 条$/ }).waitFor();
    expect(await page.title()).toMatch(/^.{2,3}的个人主页 - 东湖区教师发展中心$/);
    const canonical = page.locator('link[rel=canonical]');
    expect(await canonical.getAttribute('href')).toBe(`${address}/homePage/p-199`);
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    await page.goto(`${address}/homePage/nobody`);
    await page.getByRole('heading', { level: 1, name: '没有找到这位用户' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: '去看看教研活动' }).click();
    await page.waitForURL('**/activity');
    expect(complaints).toEqual([]);
  });
});
