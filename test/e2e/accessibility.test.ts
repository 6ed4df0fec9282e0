import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accountButton, address, logIn, openBrowser } from './browser.ts';

const { visit } = openBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page as it stands. */
async function violations(page: Page): Promise<string[]> {
  // Evaluated by the tool, since the content policy lets no script of another origin in.
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** How many px a page can be scrolled sideways. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

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
    expect(await violations(page)).toEqual([]);
  });

  it.each([1440, 390, 320])('does not scroll sideways at %i px', async (width) => {
    const { page } = await visit({ width });
    await page.goto(address + path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

/** What can stand open around a page, by the width of the window, and how it is opened. */
const opened: readonly (readonly [string, number, (page: Page) => Promise<void>])[] = [
  ['nothing', 1440, async () => undefined],
  ['nothing', 390, async () => undefined],
  ['the account menu', 1440, openAccountMenu],
  ['the account menu', 390, openAccountMenu],
  [
    'the navigation',
    390,
    async (page) => {
      await page.getByRole('button', { name: '打开导航菜单' }).click();
      await page.getByRole('dialog', { name: '主导航' }).getByRole('link', { name: '教研活动' }).waitFor();
    },
  ],
  ['the phone number', 1440, openPhoneNumber],
  ['the phone number', 390, openPhoneNumber],
  ['the question before the logout', 1440, openLogoutQuestion],
  ['the question before the logout', 390, openLogoutQuestion],
];

async function openAccountMenu(page: Page) {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: '个人空间' }).waitFor();
}

async function openPhoneNumber(page: Page) {
  const tools = sideTools(page);
  await tools.getByRole('button', { name: '电话咨询' }).click();
  await tools.getByText('400-668-2026').waitFor();
}

async function openLogoutQuestion(page: Page) {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog', { name: '确定要退出登录吗？' }).waitFor();
}

const sideTools = (page: Page) => page.getByRole('complementary', { name: '快捷服务' });

describe('around the page of a learner', () => {
  it.each(opened)('with %s open at %i px axe finds nothing and nothing runs over', async (_, width, open) => {
    const { page } = await visit({ width });
    await logIn(page, 'teacher');
    await page.getByRole('banner').getByText('99+', { exact: true }).waitFor();
    await sideTools(page).waitFor();
    await page.waitForLoadState('networkidle');
    await open(page);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

/** Scrolls to where the page ends, also when it grows on the way. */
async function scrollToEnd(page: Page) {
  const end = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let before = 0, now = await end(); now !== before; now = await end()) {
    before = now;
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(200);
  }
}

/** Whether a press on the middle of something meets it, or else what it meets. */
const metAtCentre = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(met) || (met?.outerHTML.slice(0, 120) ?? 'nothing');
  });

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

describe('what floats over a page', () => {
  it.each([1440, 1024, 390])(
    'covers neither each other nor the phone number at its end, at %i px',
    async (width) => {
      const { page } = await visit({ width, height: 844 });
      await page.goto(`${address}/index`);
      const tools = sideTools(page);
      await tools.waitFor();
      await scrollToEnd(page);
      await tools.getByRole('button', { name: '回到顶部' }).waitFor();
      const shown: Record<string, Locator> = {
        float: page.getByRole('button', { name: '意见反馈' }).and(page.locator('[aria-haspopup=dialog]')),
        'phone consultation': tools.getByRole('button', { name: '电话咨询' }),
        feedback: tools.getByRole('button', { name: '意见反馈' }),
        'back to top': tools.getByRole('button', { name: '回到顶部' }),
        'phone number': page.getByRole('contentinfo').getByRole('link', { name: '400-668-2026' }),
      };
      const boxes: ({ name: string } & Awaited<ReturnType<typeof boxOf>>)[] = [];
      for (const [name, target] of Object.entries(shown)) {
        expect([name, await metAtCentre(target)]).toEqual([name, true]);
        boxes.push({ name, ...(await boxOf(target)) });
      }
      const overlaps = boxes.flatMap((one, place) =>
        boxes
          .slice(place + 1)
          .filter(
            (other) =>
              one.x < other.x + other.width &&
              other.x < one.x + one.width &&
              one.y < other.y + other.height &&
              other.y < one.y + one.height,
          )
          .map((other) => `${one.name} and ${other.name}`),
      );
      expect(overlaps).toEqual([]);
    },
  );
});
