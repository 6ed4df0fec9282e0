import { chromium, type BrowserContext, type Page } from 'playwright';
import { patience } from '../../patience.ts';
import type { EngineDriver, EngineTab } from './driver.ts';
import { pageInput } from './page-input.ts';

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
    ...pageInput(page),
    screenshot: () => page.screenshot(),
    print: ({ isLandscape }) => page.pdf({ format: 'A4', landscape: isLandscape, preferCSSPageSize: true }),
    openTab: async () => {
      const other = await context.newPage();
      return tabOf(other, context, () => other.close());
    },
  };
}
