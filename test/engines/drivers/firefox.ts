import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import { patience } from '../../patience.ts';
import type { EngineDriver, EngineTab } from './driver.ts';
import { pageInput } from './page-input.ts';

/** Drives an installed Firefox by puppeteer over WebDriver BiDi, which needs no patched build and no geckodriver. */
export async function launchFirefox(executablePath: string): Promise<EngineDriver> {
  const launch = (isDark: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {
        'intl.accept_languages': 'zh-CN, zh',
        // 0 is dark. Firefox 153 has no command for it, so a dark page needs a browser of its own.
        'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      },
    });
  const browser = await launch(false);
  let dark: ReturnType<typeof launch> | undefined;
  return {
    version: (await browser.version()).replace(/^firefox\//, ''),
    close: async () => {
      await browser.close();
      await (await dark)?.close();
    },
    async open({ width, height, isDark }) {
      const context = await (isDark ? await (dark ??= launch(true)) : browser).createBrowserContext();
      return openPage(context, { width, height }, () => context.close());
    },
  };
}

async function openPage(
  context: BrowserContext,
  viewport: { width: number; height: number },
  close?: () => Promise<void>,
): Promise<EngineTab> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.setViewport(viewport);
  return tabOf(page, context, close ?? (() => page.close()));
}

function tabOf(page: Page, context: BrowserContext, close: () => Promise<void>): EngineTab {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
  return {
    errors,
    close,
    goTo: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    // Puppeteer waits for the document's end, which waits for the scripts.
    startTo: async (url) => void page.goto(url).catch(() => {}),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    goBack: async () => void (await page.evaluate('history.back()')),
    goForward: async () => void (await page.evaluate('history.forward()')),
    evaluate: (expression) => page.evaluate(expression),
    ...pageInput(page),
    screenshot: async () => Buffer.from(await page.screenshot()),
    // The protocol takes the sheet from its caller, not from the style sheet.
    async print({ isLandscape }) {
      const margin = isLandscape ? '8mm' : '15mm';
      const margins = { top: margin, right: margin, bottom: margin, left: margin };
      return Buffer.from(await page.pdf({ format: 'A4', landscape: isLandscape, margin: margins }));
    },
    openTab: () => openPage(context, page.viewport() ?? { width: 1440, height: 900 }),
  };
}
