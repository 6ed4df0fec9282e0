import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { address, openBrowser } from './browser.ts';

const { visit } = openBrowser({ isFirst: true });

/** A feature that came with Chromium 109 is missing. */
const makeOld = (page: Page) =>
  page.addInitScript(() => void delete (window as Partial<typeof globalThis>).MathMLElement);

const note = (page: Page) => page.locator('.portal-unsupported');

async function expectHelp(page: Page): Promise<void> {
  const [chinese, english] = [
    page.locator('.portal-unsupported > :lang(zh)'),
    page.locator('.portal-unsupported > :lang(en)'),
  ];
  for (const [part, words] of [
    [chinese, ['您的浏览器版本过低', '换用以下浏览器', '服务热线']],
    [english, ['Your browser is too old', 'Please use one of these browsers', 'hotline']],
  ] as const) {
    expect(await part.isVisible()).toBe(true);
    const text = await part.textContent();
    for (const word of [...words, 'Chrome, Edge 109', 'Firefox 115', 'Safari 16.4'])
      expect(text).toContain(word);
    expect(await part.getByRole('link').evaluate((link: HTMLAnchorElement) => link.href)).toBe(page.url());
  }
}

describe('the page says which browsers help', () => {
  test('with scripts switched off', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${address}/index`);
    await expectHelp(page);
  });

  test('with scripts blocked on their way', async () => {
    const { page } = await visit();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${address}/course`);
    await expectHelp(page);
  });

  test('where modules are unknown', async () => {
    const { page } = await visit();
    await makeOld(page);
    await page.route(`${address}/login/index`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('type="module"', 'type="unknown"');
      await route.fulfill({ response, body });
    });
    await page.goto(`${address}/login/index`);
    await expectHelp(page);
  });

  test('in an old browser, with the address to copy, and the portal does not start', async () => {
    const { page } = await visit();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
    });
    await makeOld(page);
    await page.goto(`${address}/index?orgCode=demo`);
    await expectHelp(page);
    expect(await note(page).getByRole('link').allTextContents()).toEqual(Array(2).fill(page.url()));
    expect(calls).toEqual([]);
  });
});

test('a recent browser never shows it, not even without the script in the head', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.portal-unsupported')?.checkVisibility())
        sessionStorage.setItem('seen', '1');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${address}/index`);
  await page.locator('main h2').first().waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();

  await page.route(/first-paint.*\.js$/, (route) => route.abort());
  await page.goto(`${address}/login/index`);
  await page.locator('html[data-supported]').waitFor({ state: 'attached' });
  expect(await note(page).isVisible()).toBe(false);
});

describe('elements', () => {
  const html = `<!doctype html><meta charset="utf-8"><title>x</title>
    <script type="module" src="${address}/cdn/portal.js" data-api="${address}"></script>
    <portal-feedback><a href="/feedback">反馈</a></portal-feedback>`;

  async function open(page: Page): Promise<string[]> {
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    await page.route(`${address}/school`, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.goto(`${address}/school`);
    return warnings;
  }

  test('in an old browser the content of a tag stays, and the console says why, once', async () => {
    const { page } = await visit();
    await makeOld(page);
    const chunks: string[] = [];
    page.on('request', (request) => void (/chunks/.test(request.url()) && chunks.push(request.url())));
    const warnings = await open(page);
    await expect.poll(() => warnings).toEqual([expect.stringContaining('this browser is too old')]);
    expect(await page.getByRole('link', { name: '反馈' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => customElements.get('portal-feedback'))).toBeUndefined();
    expect(chunks).toEqual([]);
  });

  test('in a recent browser it stays until the element is there', async () => {
    const { page } = await visit();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/chunks\//, async (route) => {
      await released;
      await route.continue();
    });
    const warnings = await open(page);
    const link = page.getByRole('link', { name: '反馈' });
    expect(await link.isVisible()).toBe(true);
    release();
    await page.locator('portal-feedback button').first().waitFor();
    expect(await link.isVisible()).toBe(false);
    expect(warnings).toEqual([]);
  });
});
