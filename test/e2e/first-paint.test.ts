import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, it, test } from 'vitest';
import { address, calls, enter, logIn, openBrowser, whereabouts } from './browser.ts';
import { startEnglish } from './english.ts';
import { waitForReact } from './wait-for-react.ts';

const { visit } = openBrowser({ isFirst: true });

const pagesFolder = join(inject('folders').portal, 'pages');
const files = ['zh-CN', 'en'].flatMap((locale) =>
  readdirSync(join(pagesFolder, locale))
    // The others are their compressed copies.
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(locale, file)),
);

/** Keeps all scripts of the page back until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe.each(files)('the file %s', (file) => {
  const html = readFileSync(join(pagesFolder, file), 'utf8');

  it('keeps to the content policy: nothing inline, and no Suspense boundary that a script would fill', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/i);
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
    const firstPaint = html.slice(html.indexOf('<body>'));
    expect(firstPaint).toContain('id="portal"');
    expect(firstPaint).not.toMatch(/<!--\$[?!]?-->|<template/);
    expect(html).not.toMatch(/undefined|\[object/);
  });

  it('has a heading or a skeleton, and says its language', () => {
    expect(html).toContain(`<html lang="${file.startsWith('en') ? 'en' : 'zh-CN'}">`);
    expect(html).toMatch(/<h1|portal-skeleton/);
  });
});

test.each([
  '/index',
  '/login/index',
  '/login/forget',
  '/login/register',
  '/login/activate',
  '/login/mobileRegister',
])('%s is there before any script has come, and is taken over without a complaint', async (path) => {
  const { page, complaints } = await visit();
  const release = await holdScripts(page);
  await page.goto(address + path, { waitUntil: 'commit' });
  const heading = page.locator('main h1');
  await heading.waitFor({ state: 'attached' });
  const node = await heading.elementHandle();
  release();
  await page.waitForFunction(() => !('portalFirstPaint' in window));
  // The very node of the file still stands.
  expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
});

describe('the search of the header whose scripts are late', () => {
  const searched = (page: Page) => page.getByRole('banner').getByRole('searchbox');

  it('keeps what was typed, and opens its results once', async () => {
    const { page, context, complaints } = await visit();
    const release = await holdScripts(page);
    await page.goto(`${address}/index`, { waitUntil: 'commit' });
    await searched(page).fill('课堂');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const opened = context.waitForEvent('page');
    release();
    const results = await opened;
    await results.getByRole('heading', { level: 1, name: '“课堂”的搜索结果' }).waitFor();
    expect(await searched(page).inputValue()).toBe('课堂');
    expect(context.pages()).toHaveLength(2);
    expect(complaints).toEqual([]);
  });

  it('keeps what was typed but not sent', async () => {
    const { page } = await visit();
    const release = await holdScripts(page);
    await page.goto(`${address}/index`, { waitUntil: 'commit' });
    await searched(page).fill('课堂');
    release();
    await page.waitForFunction(() => !('portalFirstPaint' in window));
    expect(await searched(page).inputValue()).toBe('课堂');
    await searched(page).press('End');
    await page.keyboard.type('观察');
    expect(await searched(page).inputValue()).toBe('课堂观察');
  });
});

it('searches the project help for what was typed before the scripts came', async () => {
  const { page } = await visit();
  const release = await holdScripts(page);
  await page.goto(`${address}/projectHelp`, { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('学时');
  await page.keyboard.press('Enter');
  release();
  await expect.poll(() => new URL(page.url()).search).toContain(encodeURIComponent('学时'));
  expect(await field.inputValue()).toBe('学时');
});

it('does what the last button says that was clicked before the scripts came', async () => {
  const { page } = await visit();
  const release = await holdScripts(page);
  await page.goto(`${address}/login/forget`, { waitUntil: 'commit' });
  await page.getByLabel('手机号').fill('13812345678');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('button', { name: '获取验证码' }).click();
  release();
  await page.getByRole('button', { name: /s后重新发送$/ }).waitFor();
  expect((await calls('POST', '/api/auth/login/sendSmsByResetPassword')).length).toBe(1);
});

it('clicks once what was clicked after the scripts had come and before the settings', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/portal.config.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${address}/space/myOrder`);
  await waitForReact(page);
  await page.getByRole('button', { name: '个人空间菜单' }).click();
  release();
  await page.waitForFunction(() => !('portalFirstPaint' in window));
  await page.getByRole('complementary', { name: '个人空间' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: '个人空间菜单' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
});

it('offers to reload where the settings do not come', async () => {
  const { page } = await visit();
  let count = 0;
  await page.route('**/portal.config.json', (route) => {
    count++;
    return count === 1 ? route.fulfill({ status: 500 }) : route.continue();
  });
  await page.goto(`${address}/index`);
  await page.getByRole('button', { name: '重新加载' }).click();
  await page.waitForFunction(() => !('portalFirstPaint' in window));
  await page.getByRole('banner').getByRole('link', { name: '登录' }).waitFor();
});

describe('a log-in form whose scripts are late', () => {
  it('keeps what was typed, and sends it once', async () => {
    const { page } = await visit();
    const release = await holdScripts(page);
    await page.goto(`${address}/login/index?redirect=%2Fspace%2Fpoint`, { waitUntil: 'commit' });
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(whereabouts(page)).toBe('/login/index?redirect=%2Fspace%2Fpoint');
    release();
    await page.waitForURL('**/space/point');
    expect(await calls('POST', '/api/auth/user/login')).toHaveLength(1);
  });

  it('keeps what was typed but not sent', async () => {
    const { page } = await visit();
    const release = await holdScripts(page);
    await page.goto(`${address}/login/index`, { waitUntil: 'commit' });
    await page.getByLabel('用户名').fill('teacher');
    release();
    await page.getByRole('tab', { name: '短信登录' }).waitFor();
    expect(await page.getByLabel('用户名').inputValue()).toBe('teacher');
    expect(await calls('POST', '/api/auth/user/login')).toHaveLength(0);
  });

  it('hands a number that was typed there on where the organisation has no log-in by password', async () => {
    const { page } = await visit();
    await page.route('**/api/orgUser/org/getConfigByCode**', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { userLoginType: string[] } };
      answer.data.userLoginType = ['mobile'];
      await route.fulfill({ response, json: answer });
    });
    const release = await holdScripts(page);
    await page.goto(`${address}/login/index`, { waitUntil: 'commit' });
    await page.getByLabel('用户名').fill('13812345678');
    release();
    await page.getByLabel('验证码').waitFor();
    expect(await page.getByLabel('手机号').inputValue()).toBe('13812345678');
    expect(await page.getByLabel('用户名').count()).toBe(0);
  });

  it('never puts a password into an address, and says what it needs', async () => {
    const { page } = await visit();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${address}/login/index`, { waitUntil: 'domcontentloaded' });
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    expect(page.url()).toBe(`${address}/login/index`);
    const note = page.getByText('页面脚本尚未就绪，表单暂时无法提交。');
    expect(await note.isVisible()).toBe(false);
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    expect(await note.isVisible()).toBe(true);
  });

  it('says so where scripts are switched off', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${address}/login/index`);
    const note = page.locator('noscript p');
    expect(await note.textContent()).toContain('本门户需要启用 JavaScript 才能使用');
    expect(await note.isVisible()).toBe(true);
    await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${address}/login/index`);
  });
});

/** Records in every frame whether a selector was visible; read it with `wasSeen`. */
const watchFor = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    const look = () => {
      const found = document.querySelector(wanted);
      if (found?.checkVisibility({ visibilityProperty: true })) sessionStorage.setItem('seen', '1');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
const wasSeen = (page: Page) => page.evaluate(() => sessionStorage.getItem('seen') !== null);

describe('a first paint that its visitor may not keep', () => {
  it('somebody who is logged in never sees the log-in', async () => {
    const { page } = await visit();
    await logIn(page, 'teacher');
    await watchFor(page, 'input[name=password]');
    await page.goto(`${address}/login/index`);
    await page.waitForURL('**/index');
    await page.getByRole('banner').getByRole('button', { name: '陈思远的账号菜单' }).waitFor();
    expect(await wasSeen(page)).toBe(false);
  });

  it('somebody who is logged in never sees a guest’s header', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await watchFor(page, '.portal-header-login');
    await page.goto(`${address}/index`);
    await page.getByRole('banner').getByRole('button', { name: '陈思远的账号菜单' }).waitFor();
    expect(await wasSeen(page)).toBe(false);
  });

  it('a guest of a closed organisation does not see home again', async () => {
    const { page } = await visit();
    await page.goto(`${address}/login/index?orgCode=closed`);
    await page.waitForLoadState('networkidle');
    await watchFor(page, '.portal-home');
    await page.goto(`${address}/index`);
    await page.waitForURL('**/login/index**');
    await page.getByLabel('用户名').waitFor();
    expect(await wasSeen(page)).toBe(false);
  });
});

it('an unknown path is a 404 that says so', async () => {
  const { page } = await visit();
  const response = await page.goto(`${address}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: '抱歉，您访问的页面不存在' }).waitFor();
});

it('paints a known brand and theme at once', async () => {
  const { page } = await visit();
  const release = await holdScripts(page);
  await page.addInitScript(() => {
    const hints = {
      locale: 'zh-CN',
      theme: 'dark',
      brand: 'rgb(200, 0, 0)',
      cookieName: 'portal_token',
      isPublic: true,
    };
    localStorage.setItem('portal.firstPaint', JSON.stringify(hints));
  });
  await page.goto(`${address}/login/index`, { waitUntil: 'commit' });
  const submit = page.getByRole('button', { name: '登录', exact: true });
  await submit.waitFor();
  const look = () =>
    submit.evaluate((element) => {
      const style = getComputedStyle(element);
      const painter = document.createElement('canvas').getContext('2d');
      if (!painter) throw new Error('no canvas');
      painter.fillStyle = style.getPropertyValue('--portal-brand-exact');
      painter.fillRect(0, 0, 1, 1);
      return { brand: [...painter.getImageData(0, 0, 1, 1).data], scheme: style.colorScheme };
    });
  // The style sheet may come after the button; the scripts are still held.
  await expect.poll(look).toEqual({ brand: [200, 0, 0, 255], scheme: 'dark' });
  release();
});

test.each(['/login/index', '/login/forget'])(
  '%s stands where it will, though its footer comes later',
  async (path) => {
    const { page } = await visit();
    await holdScripts(page);
    await page.goto(address + path, { waitUntil: 'commit' });
    const form = page.locator('main form');
    await page.getByRole('contentinfo').waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
    const withFooter = await form.boundingBox();
    await page.getByRole('contentinfo').evaluate((footer) => footer.remove());
    expect(await form.boundingBox()).toEqual(withFooter);
  },
);

it('speaks the language of the settings from the first paint on', async () => {
  const english = await startEnglish();
  const { page, complaints } = await visit();
  const release = await holdScripts(page);
  await page.goto(`${english}/login/index`, { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).waitFor();
  release();
  await page.getByRole('tab', { name: 'Text message' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(complaints).toEqual([]);
});
