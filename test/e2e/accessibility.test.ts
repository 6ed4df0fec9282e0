import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { dueRows } from '../cases.ts';
import { accountButton, address, enter, openBrowser } from './browser.ts';
import { frames, quietOf } from '../quiet.ts';
import { sidewaysScroll, violations } from './violations.ts';

const { visit } = openBrowser();

const pages: readonly [name: string, path: string, as?: 'teacher'][] = [
  ['login', '/login/index'],
  ['home', '/index'],
  ['404', '/404'],
  ['editor', '/createdCourse', 'teacher'],
  ['forgotten password', '/login/forget'],
  ['registration', '/login/register'],
  ['choice of organisation', '/public'],
  ['list with a rail', '/activity'],
  ['list with a shelf', '/course'],
  ['list of lines', '/contest'],
];

/** Opens a page and waits until nothing is loading. */
async function openPage(page: Page, path: string): Promise<void> {
  const quiet = quietOf(page);
  await page.goto(address + path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await quiet();
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // Components that have asked for the width render again.
  await frames(page);
}

describe.each(dueRows(pages, 2))('%s', (_, path, as) => {
  it('has nothing for axe to find, light and dark, and does not scroll sideways at 1440, 390 and 320 px', async () => {
    const { page } = await visit();
    if (as) await enter(page, as);
    await openPage(page, path);
    for (const width of [1440, 390]) {
      await resize(page, width);
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
      // The walk examines every page wide and light.
      if (width === 390) expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([width, 'dark', await violations(page)]).toEqual([width, 'dark', []]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

/** An overlay of a page, and how to open and close it. */
interface Opened {
  name: string;
  widths: readonly number[];
  open: (page: Page) => Promise<void>;
  close: (page: Page) => Promise<void>;
}

const escape = (page: Page) => page.keyboard.press('Escape');
const both = [1440, 390];
const opened: readonly Opened[] = [
  { name: 'nothing', widths: both, open: async () => undefined, close: async () => undefined },
  { name: 'the account menu', widths: both, open: openAccountMenu, close: escape },
  {
    name: 'the navigation',
    widths: [390],
    open: async (page) => {
      await page.getByRole('button', { name: '打开导航菜单' }).click();
      await page.getByRole('dialog', { name: '主导航' }).getByRole('link', { name: '教研活动' }).waitFor();
    },
    close: escape,
  },
  { name: 'the phone number', widths: both, open: openPhoneNumber, close: escape },
  { name: 'the question before the logout', widths: both, open: openLogoutQuestion, close: escape },
];

async function openAccountMenu(page: Page) {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: '个人空间' }).waitFor();
}

async function openPhoneNumber(page: Page) {
  const tools = sideTools(page);
  await tools.getByRole('button', { name: /^咨询与反馈/ }).click();
  await tools.getByText('400-668-2026').waitFor();
}

async function openLogoutQuestion(page: Page) {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog', { name: '确定要退出登录吗？' }).waitFor();
}

const sideTools = (page: Page) => page.getByRole('complementary', { name: '快捷服务' });

describe('around the page of a learner', () => {
  it.each(both)('whatever stands open at %i px, axe finds nothing and nothing runs over', async (width) => {
    const { page } = await visit({ width });
    const quiet = quietOf(page);
    await enter(page, 'teacher');
    await page.goto(`${address}/index`);
    await page.getByRole('banner').getByText('99+', { exact: true }).waitFor();
    await sideTools(page).waitFor();
    await quiet();
    for (const { name, open, close } of opened.filter(({ widths }) => widths.includes(width))) {
      await open(page);
      expect([name, await violations(page)]).toEqual([name, []]);
      expect([name, await sidewaysScroll(page)]).toEqual([name, 0]);
      await close(page);
    }
  });
});

/** Scrolls to the end of the page, even if it grows meanwhile. */
async function scrollToEnd(page: Page, quiet: () => Promise<void>) {
  const end = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let before = 0, now = await end(); now !== before; now = await end()) {
    before = now;
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await quiet();
  }
}

/** Returns true if a click on the centre hits the target, and otherwise the element that it hits. */
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
      const quiet = quietOf(page);
      await page.goto(`${address}/index`);
      const tools = sideTools(page);
      await tools.waitFor();
      const number = page.getByRole('contentinfo').getByRole('link', { name: '400-668-2026' });
      const isMetAtEnd = async () => {
        await scrollToEnd(page, quiet);
        return metAtCentre(number);
      };
      await expect.poll(isMetAtEnd).toBe(true);
      // On a phone the tools have given way; they come back on the way up.
      await page.mouse.wheel(0, -40);
      await tools.getByRole('button', { name: '回到顶部' }).waitFor();
      await expect.poll(() => tools.evaluate((group) => getComputedStyle(group).opacity)).toBe('1');
      const shown: Record<string, Locator> = {
        tools: tools.getByRole('button', { name: '咨询与反馈' }),
        'back to top': tools.getByRole('button', { name: '回到顶部' }),
        'phone number': number,
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
