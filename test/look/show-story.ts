import type { Browser, BrowserContext, Page } from 'playwright';
import { pinnedFont } from './fonts.ts';
import { siteAddress } from './launch.ts';
import { LOOK_TIME, type Look } from './looks.ts';
import { storyQuery, type Story } from './stories.ts';

/** How long the pictures and the data of a story may take. */
const LOADED_MS = 3000;

/** A picture of a whole page leaves out what the browser skips below the window. */
const everySection = '* { content-visibility: visible !important; }';

/** Opens a window in which nothing depends on the machine: clock, font, motion. `style` is added to every page. */
export async function openWindow(
  browser: Browser,
  { width, height }: Look,
  style = '',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => {
      const element = document.createElement('style');
      element.textContent = text;
      document.head.append(element);
    });
  }, `${pinnedFont()} ${everySection} ${style}`);
  await context.clock.setFixedTime(LOOK_TIME);
  return context;
}

interface Channel {
  last(event: string): readonly [{ storyId?: string }] | undefined;
}

/**
 * Shows a story in a tab of its own, once it has ended and loaded: what an earlier story has stored, focused or styled
 * would show.
 */
export async function showStory(context: BrowserContext, story: Story, look: Look): Promise<Page> {
  const { id } = story;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: siteAddress, storageTypes: 'all' });
  await session.detach();
  await page.goto(`${siteAddress}iframe.html${storyQuery(story, look)}`);
  const ended = await page.waitForFunction((storyId) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
    if (channel?.last('storyFinished')?.[0].storyId === storyId) return 'storyFinished';
    return ['storyErrored', 'storyThrewException', 'storyMissing'].find((event) => channel?.last(event));
  }, id);
  const event = await ended.jsonValue();
  if (event !== 'storyFinished') throw new Error(`${id}: ${event}`);
  await loadSections(page);
  await page.evaluate(async (patience) => {
    await document.fonts.ready;
    // A story may show a picture that never comes.
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    const waiting = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.race([late, Promise.allSettled(waiting.map((image) => image.decode()))]);
  }, LOADED_MS);
  return page;
}

/** Some sections load once they are near the window. A story may show that it never ends to load. */
async function loadSections(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
  const busy = page.locator('[aria-busy="true"]').first();
  await busy.waitFor({ state: 'hidden', timeout: LOADED_MS }).catch(() => undefined);
}
