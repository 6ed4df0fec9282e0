import type { Browser, Page } from 'playwright';
import { pinnedFont } from './fonts.ts';
import { siteAddress } from './launch.ts';
import type { Look } from './looks.ts';
import { stillPicture } from './still-picture.ts';
import type { Story } from './stories.ts';

/** A Tuesday morning in the time of the sandbox's organisation. */
const NOW = new Date('2026-03-10T10:24:05+08:00');

/** How long the pictures and the data of a story may take. */
const LOADED_MS = 3000;

/** A picture of a whole page leaves out what the browser skips below the window. */
const everySection = '* { content-visibility: visible !important; }';

/** Opens a tab in which nothing depends on the machine: clock, font, motion. `style` is added to every page. */
export async function openStudio(browser: Browser, { width, height }: Look, style = ''): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const font = await pinnedFont(context);
  await context.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => {
      const element = document.createElement('style');
      element.textContent = text;
      document.head.append(element);
    });
  }, `${font} ${everySection} ${style}`);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

interface Channel {
  emit(event: string, ...args: unknown[]): void;
  last(event: string): readonly [{ storyId?: string }] | undefined;
}

/** Shows a story, and takes its picture as PNG: once it is as accepted, else once nothing has changed for a while. */
export async function photograph(
  page: Page,
  { id }: Story,
  { theme }: Look,
  accepted?: Buffer,
): Promise<Buffer> {
  if (page.url() === 'about:blank') {
    // The stories' own tests check accessibility.
    await page.goto(
      `${siteAddress}iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`,
    );
    await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_ADDONS_CHANNEL__'));
  }
  // Else the focus ring of this story depends on the one before.
  await page.mouse.click(0, 0);
  // Going on from the story before takes a third of the time of a load.
  await page.evaluate((storyId) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  const ended = await page.waitForFunction((storyId) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    if (channel.last('storyFinished')?.[0].storyId === storyId) return 'storyFinished';
    return ['storyErrored', 'storyThrewException', 'storyMissing'].find((event) => channel.last(event));
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
  return stillPicture(page, accepted);
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
