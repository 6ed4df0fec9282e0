import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, calls, control, enter, openBrowser, whereabouts } from '../browser.ts';
import { sidewaysScroll, violations } from '../violations.ts';

const { visit } = openBrowser();

// One page shows every kind; the walk opens an item of each.
const publicPages = ['/liveList/live?id=3003', '/project?id=2003'];
const memberPage = '/courseHome?id=5003';
const all = [...publicPages, memberPage, '/resourceDetails?id=7003'];

/** Waits for an item, its description and the four others. */
async function seeDetails(page: Page): Promise<string> {
  const more = page.getByRole('region', { name: '同类推荐' });
  await more.getByRole('listitem').nth(3).waitFor();
  await page.getByRole('region', { name: /介绍|说明|正文/ }).waitFor();
  await page.getByRole('heading', { level: 2, name: /^评论/ }).waitFor();
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

const attribute = (page: Page, selector: string, name: string) => page.locator(selector).getAttribute(name);

async function expectSound(page: Page, complaints: string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(complaints).toEqual([]);
}

describe('a guest', () => {
  it.each(publicPages)('sees %s, which says in its head what it is about', async (path) => {
    const { page, complaints } = await visit();
    await page.goto(address + path);
    const title = await seeDetails(page);
    expect(await page.title()).toBe(`${title} - 东湖区教师发展中心`);
    expect(await attribute(page, 'meta[name=description]', 'content')).not.toContain('一站式完成');
    const canonical = await attribute(page, 'link[rel=canonical]', 'href');
    expect(canonical).toBe(address + path.replace('/project?id=', '/thirdProject/'));
    await expectSound(page, complaints);
  });

  it('is led from a page of members to log in, and back', async () => {
    const { page } = await visit();
    await page.goto(address + memberPage);
    await page.waitForURL('**/login/index?redirect=*');
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await seeDetails(page);
    expect(whereabouts(page)).toBe(memberPage);
  });

  it('who wants to like or to enrol is led to log in, and back', async () => {
    const { page } = await visit();
    for (const name of [/^喜欢/, '登录后报名']) {
      await page.goto(`${address}/thirdProject/2002`);
      await seeDetails(page);
      await page.getByRole('link', { name }).click();
      await page.waitForURL('**/login/index?redirect=*');
      expect(new URL(page.url()).searchParams.get('redirect')).toBe('/thirdProject/2002');
    }
  });
});

describe('a learner', () => {
  it.each(all)('sees %s on a phone in the dark', async (path) => {
    const { page, complaints } = await visit({ width: 390, height: 844, dark: true });
    await enter(page, 'teacher');
    await page.goto(address + path);
    await seeDetails(page);
    await expectSound(page, complaints);
  });

  it('enrols, and it is still so after a reload', async () => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/thirdProject/2004`);
    await page.getByRole('button', { name: '立即报名' }).click();
    const dialog = page.getByRole('dialog', { name: /^报名：/ });
    await dialog.getByLabel('任教学校').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '提交' }).click();
    await page.getByText('您已报名该项目').waitFor();
    await page.reload();
    await page.getByText('您已报名该项目').waitFor();
    expect(await calls('POST', '/pxapp/api/v2/study/apply')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('goes to a similar item, and back to the former one', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/courseHome?id=5003`);
    const title = await seeDetails(page);
    await page.getByRole('region', { name: '同类推荐' }).getByRole('link').first().click();
    await page.waitForURL((url) => url.searchParams.get('id') !== '5003');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await seeDetails(page)).not.toBe(title);
    await page.goBack();
    await expect.poll(() => seeDetails(page)).toBe(title);
  });

  it('saves a calendar file of a session to come', async () => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/liveList/live?id=3003`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '加入日历提醒' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    expect(complaints).toEqual([]);
  });

  it('downloads the file of a resource', async () => {
    const { page } = await visit();
    await page.goto(`${address}/resourceDetails?id=7004`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '下载资源' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.txt$/);
    expect(await file.failure()).toBeNull();
  });
});

describe('the closed organisation', () => {
  it('leads a guest from a public item to log in', async () => {
    const { page } = await visit();
    await page.goto(`${address}/project?id=2003&orgCode=closed`);
    await page.waitForURL('**/login/index?orgCode=closed&redirect=*');
    await page.getByRole('button', { name: '登录', exact: true }).waitFor();
  });

  it('shows its learner its own items', async () => {
    const { page, complaints } = await visit();
    await page.goto(
      `${address}/login/index?orgCode=closed&redirect=${encodeURIComponent('/thirdProject/2003')}`,
    );
    await page.getByLabel('用户名').fill('learner');
    await page.getByLabel('密码', { exact: true }).fill('Learner#2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await seeDetails(page);
    expect(await page.title()).toContain('临江');
    await page.getByRole('button', { name: '分享' }).click();
    const link = page.getByLabel('页面链接');
    expect(await link.inputValue()).toBe(`${address}/thirdProject/2003?orgCode=closed`);
    // This learner has no picture.
    expect(complaints.filter((complaint) => !complaint.includes('/avatars/'))).toEqual([]);
  });
});

describe('an item that is not there', () => {
  it.each(['/thirdProject/1', '/liveList/live'])('%s says so and is not indexed', async (path) => {
    const { page, complaints } = await visit();
    await page.goto(address + path);
    await page.getByRole('heading', { name: '您要找的内容不存在或已下架' }).waitFor();
    expect(await attribute(page, 'meta[name=robots]', 'content')).toBe('noindex');
    await expectSound(page, complaints);
    await page.getByRole('link', { name: /^去看看/ }).click();
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(0);
    // The second time, the page knows at once that there is nothing.
    await page.goBack();
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(1);
  });
});

it.each([1440, 390])('stays in place while it loads, at %i px', async (width) => {
  const { page } = await visit({ width, height: 844 });
  await enter(page, 'teacher');
  await control('faults', { method: 'GET', path: '/api/project/home/getListByFilter', delayMs: 400 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${address}/thirdProject/2003`);
  await seeDetails(page);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
  expect(shifts.reduce((total, shift) => total + shift, 0)).toBeLessThanOrEqual(0.02);
});
