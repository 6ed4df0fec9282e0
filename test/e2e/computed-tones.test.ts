import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { address, openBrowser } from './browser.ts';

const { visit } = openBrowser({ isFirst: true });

const assets = join(inject('folders').portal, 'assets');

/** Opens home, and returns the files that were requested for it. */
async function openHome(page: Page): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => void files.push(request.url()));
  await page.goto(`${address}/index`);
  await page.locator('main h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  return files;
}

const isTones = (file: string) => /computed-tones.*\.js$/.test(file);

test('a browser with relative colours does not load what computes the tones', async () => {
  const { page } = await visit();
  expect((await openHome(page)).filter(isTones)).toEqual([]);
});

test('another one does, and gets the tones of the organisation; the file is small', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...given: [string, string?]) =>
      !given[0].includes('srgb-linear') && supports(...(given as [string]));
  });
  expect((await openHome(page)).filter(isTones)).toHaveLength(1);
  const root = page.locator('.portal-root').first();
  const toneOf = (name: string) =>
    root.evaluate((element: HTMLElement, name) => element.style.getPropertyValue(name), name);
  await expect.poll(() => toneOf('--portal-computed-fill')).toMatch(/^rgb\(/);
  expect(await toneOf('--portal-computed-fill')).not.toBe('rgb(49, 86, 228)');
  const [file = ''] = readdirSync(assets).filter(isTones);
  expect(gzipSync(readFileSync(join(assets, file))).length).toBeLessThan(15_000);
});
