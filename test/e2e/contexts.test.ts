import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headlessOptions } from '../chromium.ts';
import { leave, openBlank, openContext, settingsOf } from './contexts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(headlessOptions());
});
afterAll(() => browser.close());

type Deed = (page: Page, context: BrowserContext) => unknown;

const nothing = () => {};
const seenIn = (page: Page, name: string) => page.evaluate((key) => Reflect.has(window, key), name);
const prefers = (page: Page, query: string) => page.evaluate((text) => matchMedia(text).matches, query);
const year = (page: Page) => page.evaluate(() => new Date().getFullYear());

it.each<[what: string, deed: Deed, remains: (page: Page) => Promise<boolean>]>([
  [
    'a time that stands still',
    (_, { clock }) => clock.setFixedTime(0),
    async (page) => (await year(page)) < 2000,
  ],
  ['another time', (_, { clock }) => clock.setSystemTime(0), async (page) => (await year(page)) < 2000],
  ['a function', (page) => page.exposeFunction('mine', nothing), (page) => seenIn(page, 'mine')],
  ['a binding', (_, context) => context.exposeBinding('mine', nothing), (page) => seenIn(page, 'mine')],
  ['a script', (page) => page.addInitScript('window.mine = 1'), (page) => seenIn(page, 'mine')],
  ['a script of all pages', (_, to) => to.addInitScript('window.mine = 1'), (page) => seenIn(page, 'mine')],
  [
    'a preference',
    (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    (page) => prefers(page, '(prefers-reduced-motion: no-preference)'),
  ],
  [
    'a palette',
    (page) => page.emulateMedia({ forcedColors: 'active' }),
    (page) => prefers(page, '(forced-colors: active)'),
  ],
  ['paper', (page) => page.emulateMedia({ media: 'print' }), (page) => prefers(page, 'print')],
  [
    'a size by the protocol',
    async (page, context) => {
      const session = await context.newCDPSession(page);
      const size = { width: 333, height: 444, deviceScaleFactor: 1, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', size);
    },
    (page) => prefers(page, '(width: 333px)'),
  ],
])('a visit does not leave %s to the next one', async (_, deed, remains) => {
  const settings = settingsOf({});
  const opened = await openContext(browser, settings, false);
  await deed(opened.page, opened.context);
  await openBlank(opened.page);
  expect(await remains(opened.page)).toBe(true);
  const next = (await leave(opened)) ?? (await openContext(browser, settings, false));
  await openBlank(next.page);
  expect(await remains(next.page)).toBe(false);
  await next.context.close();
});
