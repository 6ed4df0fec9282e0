import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { patience } from '../../patience.ts';
import type { Composition, EngineDriver, EngineTab } from './driver.ts';
import { pageInput } from './page-input.ts';

export interface ChromiumPrograms {
  headless: string;
  /** A whole browser, since the shell without a screen has no back-forward cache. */
  desk: string;
}

/** The arguments that Playwright adds. */
const deskFeatures = ['--disable-back-forward-cache', '--hide-scrollbars'];

/** Drives a current Chromium, and also that of 2023, by Playwright. */
export async function launchChromium(
  { headless, desk }: ChromiumPrograms,
  args: readonly string[],
): Promise<EngineDriver> {
  const browser = await chromium.launch({ executablePath: headless, args: [...args] });
  let deskBrowser: Promise<Browser> | undefined;
  const launchDesk = () =>
    chromium.launch({ executablePath: desk, args: [...args], ignoreDefaultArgs: deskFeatures });
  return {
    version: browser.version(),
    close: async () => {
      await browser.close();
      await (await deskBrowser)?.close();
    },
    async open({ width, height, isDark, isDesk, hasForcedColours, isCalm }) {
      const context = await (isDesk ? await (deskBrowser ??= launchDesk()) : browser).newContext({
        viewport: { width, height },
        colorScheme: isDark ? 'dark' : 'light',
        forcedColors: hasForcedColours ? 'active' : 'none',
        reducedMotion: isCalm ? 'reduce' : 'no-preference',
        locale: 'zh-CN',
      });
      context.setDefaultTimeout(patience);
      return tabOf(await context.newPage(), context, () => context.close());
    },
  };
}

function tabOf(page: Page, context: BrowserContext, close: () => Promise<void>): EngineTab {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    errors,
    close,
    goTo: async (url) => void (await page.goto(url)),
    startTo: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    reload: async () => void (await page.reload()),
    // A page that comes back as it was does not load.
    goBack: async () => void (await page.goBack({ waitUntil: 'commit' })),
    goForward: async () => void (await page.goForward({ waitUntil: 'commit' })),
    evaluate: (expression) => page.evaluate(expression),
    ...pageInput(page),
    compose: (composition) => compose(page, context, composition),
    async download(begin) {
      const [saved] = await Promise.all([page.waitForEvent('download'), begin()]);
      return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
    },
    screenshot: () => page.screenshot(),
    print: ({ isLandscape }) => page.pdf({ format: 'A4', landscape: isLandscape, preferCSSPageSize: true }),
    openTab: async () => {
      const other = await context.newPage();
      return tabOf(other, context, () => other.close());
    },
  };
}

/** As on a Mac: the key that ends the composition says Enter, and the code of every key of an input method. */
async function compose(page: Page, context: BrowserContext, { marks, text }: Composition): Promise<void> {
  const protocol = await context.newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter' };
  await protocol.send('Input.imeSetComposition', {
    text: marks,
    selectionStart: marks.length,
    selectionEnd: marks.length,
  });
  await protocol.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    ...enter,
    windowsVirtualKeyCode: 229,
  });
  await protocol.send('Input.insertText', { text });
  await protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 });
  await protocol.detach();
}
