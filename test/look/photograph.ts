import type { Browser, Page } from 'playwright';
import { compare } from './compare.ts';
import { pinnedFont } from './fonts.ts';
import { siteAddress } from './launch.ts';
import type { Look } from './looks.ts';
import type { Story } from './stories.ts';

/** A Tuesday morning in the time of the sandbox's organisation. */
const NOW = new Date('2026-03-10T10:24:05+08:00');

/** How long the pictures and the data of a story may take. */
const LOADED_MS = 3000;

/** A picture of a whole page leaves out what the browser skips below the window. */
const everySection = '* { content-visibility: visible !important; }';

/** So many pictures of a story are taken until two are the same. */
const SHOTS_MAX = 10;

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

/** Shows a story until nothing changes any more, and takes its picture as PNG. */
export async function photograph(page: Page, { id }: Story, { theme }: Look): Promise<Buffer> {
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
  return stillPicture(page);
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

/**
 * A font or a part that loads late still changes the page: two pictures in a row have to be the same. The edge of a layer may
 * differ by a tone.
 */
export async function stillPicture(page: Page): Promise<Buffer> {
  let before = await picture(page);
  for (let shot = 1; shot < SHOTS_MAX; shot += 1) {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const after = await picture(page);
    if (after.equals(before) || (await compare(before, after)).count === 0) return after;
    before = after;
  }
  throw new Error(`${page.url()} goes on changing`);
}

async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => scrollTo(0, 0));
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    mask: [
      // A frame of a film depends on when it was decoded, and its bar on what has been loaded.
      page.locator('video'),
      page.getByRole('slider', { name: '播放进度' }),
      // It holds a random number.
      page.getByRole('img', { name: '微信登录二维码' }),
    ],
    maskColor: '#808080',
  });
}
