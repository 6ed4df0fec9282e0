import { chromium, type BrowserContext, type Page } from 'playwright';
import { patience } from '../../patience.ts';
import type { EngineDriver, EngineTab } from './driver.ts';

/** Drives a current Chromium, and also that of 2023, by Playwright. */
export async function launchChromium(executablePath: string, args: readonly string[]): Promise<EngineDriver> {
  const browser = await chromium.launch({ executablePath, args: [...args] });
  return {
    version: browser.version(),
    close: () => browser.close(),
    async open({ width, height, isDark }) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: isDark ? 'dark' : 'light',
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
    goBack: async () => void (await page.goBack()),
    goForward: async () => void (await page.goForward()),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    hover: ({ x, y }) => page.mouse.move(x, y),
    async drag([first, ...rest]) {
      if (!first) return;
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    print: ({ isLandscape }) => page.pdf({ format: 'A4', landscape: isLandscape, preferCSSPageSize: true }),
    openTab: async () => {
      const other = await context.newPage();
      return tabOf(other, context, () => other.close());
    },
  };
}
