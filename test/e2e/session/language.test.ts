import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { accountButton, address, enter, openBrowser } from '../browser.ts';

const { visit } = openBrowser({ isFirst: true });

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Chooses a language in the header, as a visitor does. */
async function choose(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

it('the header’s languages change the page for a visitor, each by its own name, and are kept over a reload', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${address}/index`);
  await page.getByRole('link', { name: '登录', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('zh-CN');

  await choose(page, '语言', 'English');
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('en');
  await page.reload();
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('en');

  await choose(page, 'Language', '繁體中文');
  await page.getByRole('link', { name: '登入', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('zh-Hant');
  await page.reload();
  await page.getByRole('link', { name: '登入', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('zh-Hant');

  await choose(page, '語言', '简体中文');
  await page.getByRole('link', { name: '登录', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('zh-CN');
  expect(complaints).toEqual([]);
});

it('the log-in page changes its language by keyboard, and keeps what is typed', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${address}/login`);
  await page.getByLabel('用户名').fill('teacher');
  await page.getByRole('button', { name: '语言', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: '简体中文', checked: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const field = page.getByLabel('使用者名稱');
  await expect.poll(() => field.inputValue()).toBe('teacher');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('語言');
  expect(complaints).toEqual([]);
});

it('the account menu’s language switch is its user’s own', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  await page.goto(`${address}/index`);
  await accountButton(page).click();
  const offered = page.getByRole('menuitemradio');
  await expect.poll(() => offered.allInnerTexts()).toEqual(['简体中文', '繁體中文', 'English']);
  await offered.getByText('English').click();
  await expect.poll(() => languageOf(page)).toBe('en');

  await enter(page, 'admin');
  await page.goto(`${address}/index`);
  await accountButton(page).waitFor();
  expect(await languageOf(page)).toBe('zh-CN');

  await enter(page, 'teacher');
  await page.goto(`${address}/index`);
  await expect.poll(() => languageOf(page)).toBe('en');
});

it('a first visit speaks the language of the browser', async () => {
  const { page } = await visit({ language: 'en-GB' });
  await page.goto(`${address}/index`);
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('en');
  await page.getByRole('button', { name: 'Language', exact: true }).waitFor();
});

it.each(['zh-TW', 'zh-HK'])(
  'a first visit of a browser that speaks %s is in Traditional Chinese',
  async (language) => {
    const { page, complaints } = await visit({ language });
    await page.goto(`${address}/index`);
    await page.getByRole('link', { name: '登入', exact: true }).waitFor();
    expect(await languageOf(page)).toBe('zh-Hant');
    expect(complaints).toEqual([]);
  },
);

it('Traditional Chinese that a broken connection has held back comes with the next one', async () => {
  const { page } = await visit({ language: 'zh-TW' });
  const texts = /\/traditional-[\w-]+\.js$/;
  await page.route(texts, (route) => route.abort());
  await page.goto(`${address}/index`);
  await page.getByRole('link', { name: '登录', exact: true }).waitFor();
  await page.unroute(texts);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('link', { name: '登入', exact: true }).waitFor();
});
