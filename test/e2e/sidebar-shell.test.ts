import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { calls, control, enter, openBrowser } from './browser.ts';
import { fileNamed, openPage } from './school-page.ts';

const { visit } = openBrowser();

/** A school's page with the sidebar, whose code is held back. */
async function openHeld(tags: readonly string[] = ['portal-sidebar']) {
  const visited = await visit();
  const { page } = visited;
  await enter(page, 'teacher');
  await control('reset', {});
  const held: Route[] = [];
  await page.route(await fileNamed('loaded-sidebar-content'), (route) => void held.push(route));
  await openPage(page, tags.map((tag) => `<${tag}></${tag}>`).join('\n'));
  const sidebar = page.locator('portal-sidebar');
  await sidebar.getByText('昵称：湖畔听雨').waitFor();
  return {
    ...visited,
    sidebar,
    held,
    hours: sidebar.getByRole('link', { name: /学习时长/ }),
    credit: sidebar.getByRole('link', { name: /我的积分$/ }).first(),
    release: () => Promise.all(held.splice(0).map((route) => route.continue())),
  };
}

const isEntry = (page: Page, name: string) => page.locator('portal-sidebar').getByRole('link', { name });

describe('the sidebar before its code has come', () => {
  it('says who one is, what one has achieved, and where one may go', async () => {
    const { page, sidebar, hours, held, complaints } = await openHeld();
    await sidebar.getByText('学员').waitFor();
    expect(await hours.innerText()).toMatch(/^[\d.]+\s*学时\s*学习时长$/);
    expect(await hours.getAttribute('href')).toBe('/space/studyArchive');
    await isEntry(page, '系统消息 99+ 条未读').waitFor();
    await sidebar.getByRole('button', { name: '年度学习报告' }).waitFor();
    expect(held).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('asks the page before it follows a link, and waits for nothing', async () => {
    const { page } = await openHeld();
    await page.evaluate(() => {
      document.addEventListener('portal-navigate', (event) => {
        event.preventDefault();
        document.title = JSON.stringify((event as CustomEvent<unknown>).detail);
      });
    });
    await isEntry(page, '我的课程').click();
    expect(await page.title()).toBe('{"url":"/space/myCourses"}');
    await isEntry(page, '教师统计').click();
    expect(await page.title()).toBe('{"url":"/jsfz/","target":"_blank"}');
    expect(page.url()).toContain('/school.html');
  });

  it('marks the entry of the page that is shown', async () => {
    const { page } = await openHeld();
    const courses = isEntry(page, '我的课程');
    expect(await courses.getAttribute('aria-current')).toBeNull();
    await page.evaluate(() => history.pushState(null, '', '/space/myCourses'));
    await expect.poll(() => courses.getAttribute('aria-current')).toBe('page');
  });

  it('keeps a click until the code is there, which takes over the very nodes', async () => {
    const { page, sidebar, held, release } = await openHeld();
    const courses = await isEntry(page, '我的课程').elementHandle();
    await sidebar.getByRole('button', { name: '更换头像' }).click();
    await expect.poll(() => held.length).toBe(1);
    await release();
    await sidebar.getByRole('dialog', { name: '更换头像' }).waitFor();
    expect(await courses?.evaluate((link) => link.isConnected)).toBe(true);
    // What has been read is not asked for again.
    expect(await calls('GET', '/api/orgUser/user/getStudyTotal')).toHaveLength(1);
    expect(await calls('GET', '/api/user/user/info')).toHaveLength(1);
  });

  it('shows what a sign-in beside it has earned', async () => {
    const { page, credit, release } = await openHeld(['portal-sidebar', 'portal-sign-card']);
    const before = Number.parseFloat(await credit.innerText());
    await page.locator('portal-sign-card').getByRole('button', { name: '签到' }).click();
    await page.getByText('签到成功，获得 10 积分').waitFor();
    await expect
      .poll(async () => {
        await release();
        return Number.parseFloat(await credit.innerText());
      })
      .toBe(before + 10);
  });

  it('says that it was the code that did not come', async () => {
    const { page, sidebar } = await openHeld();
    await page.unroute(await fileNamed('loaded-sidebar-content'));
    const file = await fileNamed('loaded-sidebar-content');
    await page.route(file, (route) => route.abort());
    const report = sidebar.getByRole('button', { name: '年度学习报告' });
    await report.click();
    await sidebar.getByText('加载失败，请检查网络后重试').first().waitFor();
    await page.unroute(file);
    await report.click();
    await sidebar.getByRole('dialog').waitFor();
  });
});
