import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { elementReferences } from '#widgets/references.ts';
import { htmlFaults } from '../../documents/html-rules.ts';
import { address, enter, openBrowser } from '../browser.ts';

const { visit } = openBrowser();
const tags = elementReferences.map(({ tag }) => tag);
const log = (page: Page) => page.getByRole('list', { name: '事件记录' });

const rendered = (page: Page) =>
  page.waitForFunction(
    (all) => all.every((tag) => document.querySelector(tag)?.shadowRoot?.firstElementChild),
    tags,
  );

describe('the gallery of elements', () => {
  it('has every tag of the table live, each with its code, and complains of nothing', async () => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/embed.html`);
    await page.locator('portal-footer').getByText('400-668-2026').first().waitFor();
    await rendered(page);
    for (const tag of tags) {
      expect(await page.getByRole('region', { name: `${tag} 的代码` }).textContent()).toContain(`<${tag}`);
    }
    await expect.poll(() => log(page).textContent()).toContain('portal-unread');
    expect(complaints).toEqual([]);
  });

  it.each(['zh-CN', 'en'])('is valid HTML with every element in it, in %s', async (locale) => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/embed.html?locale=${locale}`);
    await rendered(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect(htmlFaults(await page.content())).toEqual([]);
    // The content of shadow roots is not in the page's HTML; each has ids of its own. Forms load when they come near.
    for (const tag of tags) {
      const host = page.locator(tag).first();
      await host.evaluate((element) => element.scrollIntoView());
      await expect.poll(() => host.getByText(/^(加载中|Loading)/).count()).toBe(0);
      const inside = await host.evaluate((element) => element.shadowRoot?.innerHTML ?? '');
      expect([tag, ...htmlFaults(inside)]).toEqual([tag]);
    }
  });

  it('changes an element by its attributes and methods, by keyboard alone', async () => {
    const { page } = await visit();
    await page.goto(`${address}/embed.html?only=portal-feedback`);
    const tryOut = page.getByRole('group', { name: '试一试 portal-feedback' });
    await page.locator('portal-feedback').getByRole('button', { name: '意见反馈' }).waitFor();
    await tryOut.getByLabel('trigger').focus();
    await page.keyboard.press('ArrowDown');
    await page
      .getByRole('region', { name: 'portal-feedback 的代码' })
      .getByText('trigger="button"')
      .waitFor();
    await expect
      .poll(() => page.locator('portal-feedback').getByRole('button').textContent())
      .toContain('意见反馈');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.locator('portal-feedback').getByRole('button', { name: '意見回饋' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('portal-feedback').getByRole('button', { name: 'Feedback' }).waitFor();
    await page.keyboard.press('Home');
    await page.locator('portal-feedback').getByRole('button', { name: '意见反馈' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '意见反馈' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('has the elements in Traditional Chinese, for a page that wants them so', async () => {
    const { page, complaints } = await visit();
    await page.goto(`${address}/embed.html?only=portal-header`);
    await page.getByLabel('语言').selectOption('繁體中文');
    await page.getByRole('button', { name: '应用' }).click();
    await page.locator('portal-header').getByPlaceholder('請輸入您要搜尋的內容').waitFor();
    expect(new URL(page.url()).searchParams.get('locale')).toBe('zh-Hant');
    expect(complaints).toEqual([]);
  });

  it('turns to another organisation, language, theme and brand', async () => {
    const { page, complaints } = await visit();
    await page.goto(`${address}/embed.html?only=portal-header`);
    const header = page.locator('portal-header');
    await header.getByRole('img', { name: '东湖区教师发展中心' }).waitFor();

    await page.getByLabel('品牌色').fill('#b91c1c');
    await expect.poll(() => new URL(page.url()).searchParams.get('brand')).toBe('#b91c1c');
    const button = header.getByRole('link', { name: '登录' });
    await expect
      .poll(() => button.evaluate((link) => getComputedStyle(link).backgroundColor))
      .toMatch(/srgb-linear 0\.485/);

    await page.getByLabel('机构', { exact: true }).selectOption('closed');
    await page.getByLabel('明暗').selectOption('dark');
    await page.getByLabel('语言').selectOption('en');
    await page.getByRole('button', { name: '应用' }).click();
    await page.waitForURL(/org=closed/);
    await header.getByRole('img', { name: '临江市教师进修学校' }).waitFor();
    await header.getByPlaceholder('Type to search').waitFor();
    await page.getByRole('heading', { name: 'Header <portal-header>' }).waitFor();
    await page.getByRole('heading', { name: 'How to embed' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    const chinese = await page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('[lang^="zh"], #log').forEach((element) => element.remove());
      return copy.textContent.match(/[一-鿿]+/g) ?? [];
    });
    expect(chinese).toEqual([]);
    const query = Object.fromEntries(new URL(page.url()).searchParams);
    expect(query).toEqual({
      org: 'closed',
      theme: 'dark',
      locale: 'en',
      brand: '#b91c1c',
      only: 'portal-header',
    });
    await expect
      .poll(() =>
        header.getByPlaceholder('Type to search').evaluate((field) => getComputedStyle(field).colorScheme),
      )
      .toBe('dark');
    expect(complaints).toEqual([]);
  });

  it('copies the code', async () => {
    const { context, page } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${address}/embed.html?only=portal-bell`);
    await page.getByRole('button', { name: '复制portal-bell 的代码' }).click();
    await page.getByText('已复制').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '<portal-bell placement="bottom-start"></portal-bell>',
    );
  });

  it('lets the entry at the edge open the feedback desk', async () => {
    const { page } = await visit();
    await page.goto(`${address}/embed.html`);
    await page.locator('portal-side-tools').getByRole('button', { name: '意见反馈' }).click();
    await page.getByRole('dialog', { name: '意见反馈' }).waitFor();
  });
});
