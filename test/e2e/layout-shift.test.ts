import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { dueRows } from '../cases.ts';
import { address, control, enter, openBrowser } from './browser.ts';

const { visit } = openBrowser({ isFirst: true });

const BOUND = 0.02;
/** The delay of every file and response on a slow line. */
const LATENCY_MS = 250;

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

/** Opens a page; the sum of what has moved without its reader until nothing came any more, and what that was. */
async function shiftsOf(page: Page, path: string): Promise<{ shifted: number; shifts: string[] }> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts, shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        (window as unknown as { shifted: number }).shifted += entry.value;
        shifts.push(...entry.sources.map(({ node }) => `${(node as Element | null)?.className}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address + path);
  await page.waitForLoadState('networkidle');
  // A slow machine may do nothing on the line for a while, and still have much to come.
  await expect.poll(() => page.getByRole('main').getByText('加载中').count()).toBe(0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const { shifted, shifts } = window as unknown as { shifted: number; shifts: string[] };
    return { shifted, shifts };
  });
}

/** A page is looked at once in so many days. */
const DAYS = 4;

const onQuickLine = [
  '/index',
  '/login/index',
  '/login/forget',
  '/404',
  '/space/workbench',
  '/space/myNotification',
];
const onSlowLine = [
  '/login/register',
  '/login/mobileRegister',
  '/about/us',
  '/about/talents',
  '/about/contact',
  '/appDownload',
  '/search',
  '/space/add',
  '/coursePlay?id=5001',
  '/courseHome?id=5003',
  '/space/listen/5022',
];

describe.each([
  [1440, 900],
  [390, 844],
])('at %i × %i', (width, height) => {
  test.each(dueRows(onQuickLine, DAYS))('%s follows its organisation without a jump', async (path) => {
    const { page } = await visit({ width, height });
    if (path.startsWith('/space')) await enter(page, 'teacher');
    const { shifted, shifts } = await shiftsOf(page, path);
    expect(shifted, shifts.join('\n')).toBeLessThanOrEqual(BOUND);
  });

  test.each(dueRows(onSlowLine, DAYS))('%s stands still on a slow line', async (path) => {
    const { page } = await visit({ width, height });
    if (/^\/(space|course)/.test(path)) await enter(page, 'teacher');
    const mine = '/pxapp/api/project/userProjectListHasOrder';
    await control('faults', { method: 'GET', path: mine, delayMs: 500 });
    await page.route(/\/(api|assets)\//, async (route) => {
      await delay(LATENCY_MS);
      await route.continue().catch(() => {});
    });
    const { shifted, shifts } = await shiftsOf(page, path);
    expect(shifted, shifts.join('\n')).toBeLessThanOrEqual(BOUND);
  });
});
