import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, enter, openBrowser } from '../browser.ts';
import { openPage } from '../elsewhere/school-page.ts';

const { visit } = openBrowser();

const comments = '<portal-comments subject-type="course" subject-id="5003"></portal-comments>';
const below = `<div style="block-size: 3000px"></div>${comments}`;
const items = (page: Page) => page.getByRole('list', { name: '评论列表' }).locator('> li');

describe('comments on a school’s page', () => {
  it('follow what another tab writes, likes and deletes', async () => {
    const { context, page, complaints } = await visit();
    await enter(page, 'teacher');
    const other = await context.newPage();
    await openPage(page, comments);
    await openPage(other, comments);
    await items(other).first().waitFor();
    const heading = other.getByRole('heading', { name: /^评论 \d+$/ });
    const before = await heading.innerText();
    await page.getByRole('textbox', { name: '写评论' }).fill('两个页面都能看到');
    await page.getByRole('button', { name: '发布' }).click();
    const there = items(other).filter({ hasText: '两个页面都能看到' });
    await there.waitFor();
    await items(page).first().getByRole('button', { name: '点赞' }).click();
    await there.getByRole('button', { name: '点赞，已有 1 人点赞', pressed: true }).waitFor();
    await items(page).first().getByRole('button', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect.poll(() => there.count()).toBe(0);
    await expect.poll(() => heading.innerText()).toBe(before);
    expect(complaints).toEqual([]);
  });

  it('keep what was typed over a reload', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await openPage(page, comments);
    await page.getByRole('textbox', { name: '写评论' }).fill('写了一半');
    await page.reload();
    await page.getByText('已恢复上次未发布的内容').waitFor();
    expect(await page.getByRole('textbox', { name: '写评论' }).inputValue()).toBe('写了一半');
  });

  it('lead a visitor to the login, and are in view on the way back', async () => {
    const { page } = await visit();
    await openPage(page, below);
    const login = page.getByRole('link', { name: '登录后评论' });
    expect(await login.getAttribute('href')).toBe('/login/index?redirect=%2Fschool.html%23comments');
    const title = page.getByRole('heading', { name: /^评论/ });
    const isInView = () =>
      title.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    expect(await isInView()).toBe(false);
    await page.goto('about:blank');
    await page.goto(`${address}/school.html#comments`);
    await items(page).first().waitFor();
    await expect.poll(isInView).toBe(true);
  });
});
