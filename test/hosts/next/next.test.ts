import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { headlessOptions } from '../../chromium.ts';

const address = inject('nextAddress');
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(headlessOptions());
});
afterAll(() => browser.close());

interface Visit {
  page: Page;
  /** Errors and warnings of the console, and uncaught errors; React reports a failed hydration there. */
  complaints: string[];
}

async function visit(width = 1440): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => void complaints.push(String(error)));
  return { page, complaints };
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('用户名').fill('teacher');
  await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(`${address}/`);
}

test('the server renders the components and the tags', async () => {
  const html = await (await fetch(`${address}/`)).text();
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toMatch(/<header class="portal-header"/);
  expect(html).toMatch(/<button[^>]* aria-label="消息通知"/);
  expect(html).toMatch(/<portal-footer><\/portal-footer>/);
  expect(html).not.toMatch(/\sstyle=/);
});

test('a visitor sees the log-in, the navigation and the footer', async () => {
  const { page, complaints } = await visit();
  await page.goto(address);
  await page.getByRole('banner').getByRole('link', { name: '登录' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: '首页' }).waitFor();
  await page.locator('portal-footer').getByText('版权所有').waitFor();
  expect(complaints).toEqual([]);
});

describe.each([1440, 390])('at %i px', (width) => {
  test('somebody logs in, and is known after a reload', async () => {
    const { page, complaints } = await visit(width);
    await logIn(page);
    await page.getByRole('button', { name: /账号菜单$/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /账号菜单$/ }).waitFor();
    const bell = page.getByRole('complementary').getByRole('button', { name: /消息通知，\d+/ });
    await bell.click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

test('an element of a server component works', async () => {
  const { page, complaints } = await visit();
  await logIn(page);
  await page
    .locator('portal-feedback')
    .getByRole('button', { name: /^意见反馈/ })
    .click();
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
  expect(complaints).toEqual([]);
});
