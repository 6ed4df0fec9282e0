import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { patience } from '../../patience.ts';
import { savedIn } from './download-folder.ts';
import type { EngineDriver, EngineTab, TabOptions } from './driver.ts';
import { pageInput } from './page-input.ts';

/** Drives an installed Firefox by puppeteer over WebDriver BiDi, which needs no patched build and no geckodriver. */
export async function launchFirefox(executablePath: string): Promise<EngineDriver> {
  const downloads = await mkdtemp(join(tmpdir(), 'portal-firefox-'));
  const browsers = new Map<string, Promise<Browser>>();
  const launch = (options: Partial<TabOptions>) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { ...preferencesOf(options), 'browser.download.dir': downloads },
    });
  // The protocol has no command for these settings, so each of them needs a browser of its own.
  const browserFor = (options: Partial<TabOptions>) => {
    const key = JSON.stringify(preferencesOf(options));
    const browser = browsers.get(key) ?? launch(options);
    browsers.set(key, browser);
    return browser;
  };
  const browser = await browserFor({});
  return {
    version: (await browser.version()).replace(/^firefox\//, ''),
    close: async () => {
      for (const one of browsers.values()) await (await one).close();
      await rm(downloads, { recursive: true });
    },
    async open(options) {
      const { width, height } = options;
      const context = await (await browserFor(options)).createBrowserContext();
      return openPage(context, downloads, { width, height }, () => context.close());
    },
  };
}

const preferencesOf = ({ isDark, isDesk, hasForcedColours, isCalm }: Partial<TabOptions>) => ({
  'intl.accept_languages': 'zh-CN, zh',
  'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
  'widget.gtk.overlay-scrollbars.enabled': !isDesk,
  // Pages keep their own colours, but for those of a user who has chosen others.
  'browser.display.document_color_use': hasForcedColours ? 2 : 1,
  'ui.prefersReducedMotion': isCalm ? 1 : 0,
  // Into the folder below, without a question.
  'browser.download.folderList': 2,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.download.open_pdf_attachments_inline': false,
  'pdfjs.disabled': true,
});

async function openPage(
  context: BrowserContext,
  downloads: string,
  viewport: { width: number; height: number },
  close?: () => Promise<void>,
): Promise<EngineTab> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.setViewport(viewport);
  return tabOf(page, context, downloads, close ?? (() => page.close()));
}

function tabOf(
  page: Page,
  context: BrowserContext,
  downloads: string,
  close: () => Promise<void>,
): EngineTab {
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
    download: (begin) => savedIn(downloads, begin),
    screenshot: async () => Buffer.from(await page.screenshot()),
    // The protocol takes the sheet from its caller, not from the style sheet.
    async print({ isLandscape }) {
      const margin = isLandscape ? '8mm' : '15mm';
      const margins = { top: margin, right: margin, bottom: margin, left: margin };
      return Buffer.from(await page.pdf({ format: 'A4', landscape: isLandscape, margin: margins }));
    },
    openTab: () => openPage(context, downloads, page.viewport() ?? { width: 1440, height: 900 }),
  };
}
