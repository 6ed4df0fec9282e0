import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, control, enter, openBrowser, whereabouts } from '../browser.ts';
import { waitForReact } from '../wait-for-react.ts';

const { visit } = openBrowser();

const lists = [
  ['/course', '课程'],
  ['/superstore', '课程超市'],
  ['/project', '培训项目'],
  ['/teacher', '名师工作室'],
  ['/activity', '教研活动'],
  ['/liveList', '直播'],
  ['/contest', '赛事'],
  ['/supermarket', '赛事复评'],
  ['/resourceDetails', '教学资源'],
] as const;

const results = (page: Page): Locator =>
  page.locator('main').getByRole('group', { name: '列表', exact: true });
const count = (page: Page): Locator => results(page).getByText(/共 [\d,]+ 项/);
const cards = (page: Page): Locator => results(page).getByRole('heading', { level: 3 });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const titles = (page: Page) => cards(page).allTextContents();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  await cards(page).first().waitFor();
  await count(page).waitFor();
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

// A learner sees each of them in the walk.
describe('every public list', () => {
  it('shows its items, a full title on each, without a complaint of the page', async () => {
    const { page, complaints } = await visit();
    for (const [path, title] of lists) {
      complaints.length = 0;
      await open(page, path);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      expect([path, await cards(page).count()]).toEqual([path, 12]);
      const cut = await cards(page).evaluateAll(
        (all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length,
      );
      expect([path, cut]).toEqual([path, 0]);
      expect([path, complaints]).toEqual([path, []]);
    }
  });

  it('of articles leads a guest to log in', async () => {
    const { page } = await visit();
    await page.goto(`${address}/articles`);
    await page.waitForURL('**/login/index?redirect=%2Farticles');
  });
});

describe('the choice of a list', () => {
  it('is in the address: reload, sharing and Back lead to the same list', async () => {
    const { page } = await visit();
    await open(page, '/course');
    const all = await titles(page);
    await page.getByRole('button', { name: '班级管理', exact: true }).click();
    await page.getByRole('button', { name: '取消条件“分类：班级管理”' }).waitFor();
    await page.getByRole('button', { name: '免费', exact: true }).click();
    await page.getByRole('button', { name: '最热', exact: true }).click();
    await expect.poll(() => whereabouts(page)).toBe('/course?categoryId=c3&price=free&sort=hot');
    await page.getByRole('button', { name: '最热', pressed: true }).waitFor();
    await expect.poll(() => count(page).count()).toBe(1);
    const narrowed = await titles(page);
    expect(narrowed).not.toEqual(all);

    await page.reload();
    await expect.poll(() => titles(page)).toEqual(narrowed);
    const shared = await visit();
    await open(shared.page, '/course?categoryId=c3&price=free&sort=hot');
    expect(await titles(shared.page)).toEqual(narrowed);

    for (const address of ['?categoryId=c3&price=free', '?categoryId=c3', '']) {
      await page.goBack();
      await expect.poll(() => whereabouts(page)).toBe(`/course${address}`);
    }
    await expect.poll(() => titles(page)).toEqual(all);
  });

  it('finds by free text, and clears everything at once', async () => {
    const { page } = await visit();
    await open(page, '/activity?status=1');
    const field = page.getByRole('searchbox', { name: '在“教研活动”中搜索' });
    await field.fill('案例');
    await field.press('Enter');
    await expect.poll(() => whereabouts(page)).toContain('searchVal=');
    await page.getByRole('button', { name: '取消条件“关键词：案例”' }).waitFor();
    await page.getByRole('button', { name: '清空条件' }).click();
    await expect.poll(() => whereabouts(page)).toBe('/activity');
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('goes to the last page from one beyond it, and keeps the former items while others load', async () => {
    const { page } = await visit();
    await open(page, '/contest?page=99');
    await expect.poll(() => whereabouts(page)).toBe('/contest?page=5');
    const former = await titles(page);
    await control('faults', { method: 'GET', path: '/api/paper/getListByFilter', delayMs: 1500 });
    await page.getByRole('button', { name: '第 2 页' }).click();
    await page.locator('main ul[aria-busy=true]').waitFor();
    expect(await titles(page)).toEqual(former);
    await expect.poll(() => titles(page)).not.toEqual(former);
  });

  it('is made in a bottom sheet on a phone, which Back closes and which makes one step', async () => {
    const { page } = await visit({ width: 390, height: 844 });
    await open(page, '/course');
    expect(await page.getByRole('group', { name: '筛选条件' }).count()).toBe(0);
    await page.getByRole('button', { name: '筛选' }).click();
    const sheet = page.getByRole('dialog', { name: '筛选条件' });
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(whereabouts(page)).toBe('/course');

    await page.getByRole('button', { name: '筛选' }).click();
    await sheet.getByRole('button', { name: '付费' }).click();
    await sheet.getByLabel('学科').selectOption({ label: '心理健康' });
    await sheet.getByRole('button', { name: '查看结果' }).click();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => whereabouts(page)).toBe('/course?price=paid&tag=mind');
    await page.getByRole('button', { name: '筛选（已选 2 项）' }).waitFor();
    await page.goBack();
    await expect.poll(() => whereabouts(page)).toBe('/course');
    await page.getByRole('button', { name: '筛选', exact: true }).waitFor();
  });
});

describe('a list whose link the pointer rests on', () => {
  const callsTo = (page: Page, path: string) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === path) calls.push(request.url());
    });
    return calls;
  };

  it('is asked for before the click, and not again by it', async () => {
    const { page } = await visit();
    await open(page, '/course');
    const calls = callsTo(page, '/api/activity/base/getListByFilter');
    const link = page.getByRole('banner').getByRole('link', { name: '教研活动' });
    await link.hover();
    await expect.poll(() => calls.length).toBe(1);
    await page.waitForLoadState('networkidle');
    await link.click();
    await page.getByRole('heading', { level: 1, name: '教研活动' }).waitFor();
    expect(await cards(page).filter({ visible: true }).count()).toBe(12);
    await page.waitForLoadState('networkidle');
    expect(calls).toHaveLength(1);
  });

  it('is not asked for if it is behind the log-in', async () => {
    const { page } = await visit();
    await open(page, '/course');
    const calls = callsTo(page, '/api/interact/discover/getListByFilter');
    await page.evaluate(() => {
      for (const path of ['/articles', '/resourceDetails']) {
        const link = Object.assign(document.createElement('a'), { href: path, textContent: path });
        document.querySelector('main')?.prepend(link);
      }
    });
    await page.getByRole('link', { name: '/articles' }).hover();
    await page.waitForTimeout(500);
    await page.getByRole('link', { name: '/resourceDetails' }).hover();
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]).toContain('group=resource');
  });
});

describe('the scroll position', () => {
  it('comes back with Back, and with it the focus on the link that was followed', async () => {
    const { page } = await visit();
    await open(page, '/activity');
    const link = cards(page).nth(7).getByRole('link');
    const name = await link.textContent();
    await link.scrollIntoViewIfNeeded();
    await scrollTo(page, 700);
    await link.click();
    await page.waitForURL('**/activity?id=*');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(700);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  });

  it('comes back after a reload, once the list is long enough again', async () => {
    const { page } = await visit();
    await open(page, '/teacher');
    await scrollTo(page, 640);
    await control('faults', { method: 'GET', path: '/api/studio/app/studio/getListByFilter', delayMs: 800 });
    await page.reload();
    await cards(page).first().waitFor();
    await expect.poll(() => scrollTop(page)).toBe(640);
  });

  it('outlasts a reload before the reloaded page has started', async () => {
    const { page } = await visit();
    await open(page, '/teacher');
    await scrollTo(page, 640);
    // The start waits for its settings, which come with the second reload only.
    await page.route('**/portal.config.json', () => {}, { times: 1 });
    await page.reload();
    await waitForReact(page);
    await page.reload();
    await cards(page).first().waitFor();
    await expect.poll(() => scrollTop(page)).toBe(640);
  });

  it('outlasts a page that was left again before its list had come', async () => {
    const { page } = await visit({ height: 700 });
    await open(page, '/liveList');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const bottom = await scrollTop(page);
    const link = cards(page).last().getByRole('link');
    const details = page.getByRole('heading', { level: 1, name: (await link.textContent()) ?? '' });
    await link.click();
    await details.waitFor();
    // No page is kept then.
    await page.reload();
    await details.waitFor();
    await control('faults', { method: 'GET', path: '/api/live/live/getListByFilter', delayMs: 2000 });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '直播', exact: true }).waitFor();
    await page.goForward();
    await details.waitFor();
    await page.goBack();
    await cards(page).first().waitFor();
    await expect.poll(() => scrollTop(page)).toBe(bottom);
  });

  it('is that of each page of a list, and a page begins at its top', async () => {
    const { page } = await visit({ height: 700 });
    await open(page, '/course');
    await page.getByRole('button', { name: '第 2 页' }).scrollIntoViewIfNeeded();
    const bottom = await scrollTop(page);
    expect(bottom).toBeGreaterThan(700);
    const first = await titles(page);
    await page.getByRole('button', { name: '第 2 页' }).click();
    await expect.poll(() => titles(page)).not.toEqual(first);
    const below = await scrollTop(page);
    expect(below).toBeLessThan(700);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(bottom);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(below);
  });

  it('of a new visit is the top, though the address was visited before', async () => {
    const { page } = await visit();
    await open(page, '/course');
    await scrollTo(page, 500);
    const nav = page.getByRole('banner').getByRole('navigation');
    await nav.getByRole('link', { name: '教研活动' }).click();
    await page.getByRole('heading', { level: 1, name: '教研活动' }).waitFor();
    await page.evaluate(() => {
      history.pushState(null, '', '/course');
    });
    await page.getByRole('heading', { level: 1, name: '课程', exact: true }).waitFor();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

it('tells a guest before the click what needs a log-in, and leads back from it', async () => {
  const { page } = await visit();
  await open(page, '/course');
  expect(await results(page).getByText('登录后查看').count()).toBe(12);
  await cards(page).first().getByRole('link').click();
  await page.waitForURL('**/login/index?redirect=%2FcourseHome%3Fid%3D*');
  await enter(page, 'teacher');
  await open(page, '/course');
  expect(await results(page).getByText('登录后查看').count()).toBe(0);
});
