import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { accountButton, address, enter, openBrowser } from '../browser.ts';

const { visit } = openBrowser({ isFirst: true });

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

it('the footer’s language switch changes the page, and is kept over a reload', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${address}/index`);
  await page.getByRole('link', { name: '登录', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('zh-CN');

  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('en');
  await page.reload();
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('en');

  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByRole('link', { name: '登录', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('zh-CN');
  expect(complaints).toEqual([]);
});

it('the account menu’s language switch is its user’s own', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  await page.goto(`${address}/index`);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
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
  await page.getByRole('contentinfo').getByRole('button', { name: '简体中文' }).waitFor();
});
