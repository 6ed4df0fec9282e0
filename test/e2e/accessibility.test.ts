import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { describe, expect, it } from 'vitest';
import { address, openBrowser } from './browser.ts';

const { visit } = openBrowser();
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const pages = [
  ['login', '/login/index'],
  ['home', '/index'],
  ['404', '/404'],
  ['placeholder', '/supermarket'],
  ['scan login', '/login/wxScanLogin'],
  ['forgotten password', '/login/forget'],
  ['registration', '/login/register'],
  ['registration by mobile', '/login/mobileRegister'],
  ['activation', '/login/activate'],
  ['choice of organisation', '/public'],
] as const;

describe.each(pages)('%s', (_, path) => {
  it.each([
    [1440, false],
    [1440, true],
    [390, false],
    [390, true],
  ])('has nothing for axe to find at %i px, dark: %s', async (width, dark) => {
    const { page } = await visit({ width, dark });
    await page.goto(address + path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    // Evaluated by the tool, since the content policy lets no script of another origin in.
    await page.evaluate((await import('node:fs')).readFileSync(axe, 'utf8'));
    const results = await page.evaluate(() =>
      (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
    );
    expect(
      results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
  });

  it.each([1440, 390, 320])('does not scroll sideways at %i px', async (width) => {
    const { page } = await visit({ width });
    await page.goto(address + path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
});
