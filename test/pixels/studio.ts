import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium, type CDPSession, type Page } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { tokenStyles } from '#host/tokens/postcss.ts';
import { portalRooms, traditionalTexts } from '#host/traditional/plugin.ts';
import { relativeColours } from '#src/theme/relative-colours.ts';
import { findHeadless, launchArguments } from '../chromium.ts';
import { limits } from '../patience.ts';
import type { Pair } from './page/sheet.tsx';

type Rgb = readonly [red: number, green: number, blue: number];
type Theme = 'light' | 'dark';

/** `computed`: the style sheet computes the tones; `scripted`: the script does, as in older browsers. */
export type Way = 'computed' | 'scripted';

export interface Measured {
  brand: string;
  use: string;
  least: number;
  contrast: number;
}

export interface Studio {
  measure(brands: readonly string[], theme: Theme, way: Way): Promise<Measured[]>;
  close(): Promise<void>;
}

/** Rows of one screenshot. */
const ROWS = 20;

/** Serves the page of all uses, and a browser that paints it. */
export async function openStudio(): Promise<Studio> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('page', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../.cache/vite-pixels', import.meta.url)),
    plugins: [react(), traditionalTexts(portalRooms)],
    css: tokenStyles,
    server: { port: 0, fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
    logLevel: 'warn',
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error('the page has no address');
  const browser = await chromium.launch({ executablePath: findHeadless(), args: launchArguments });

  async function openPage(way: Way): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1800, height: 800 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(limits.testTimeout);
    const page = await context.newPage();
    if (way === 'scripted') await page.addInitScript(forgetRelativeColours, relativeColours);
    await page.goto(address ?? '');
    await page.waitForFunction(() => 'showBrands' in globalThis);
    return page;
  }

  return {
    async measure(brands, theme, way) {
      const page = await openPage(way);
      const session = await page.context().newCDPSession(page);
      const measured: Measured[] = [];
      for (let start = 0; start < brands.length; start += ROWS) {
        const rows = brands.slice(start, start + ROWS);
        await page.evaluate(([shown, chosen]) => globalThis.showBrands(shown, chosen), [
          rows,
          theme,
        ] as const);
        // The rows stay when their brands change, and with them the states that are forced on their controls.
        if (start === 0) {
          if (way === 'scripted') await page.waitForFunction(haveScriptedTones);
          await forceStates(page, session, rows.length);
        }
        const pairs = await page.evaluate((shown) => globalThis.readSpots(shown), rows);
        measured.push(...contrastsOf(pairs, await picture(session)));
      }
      await page.context().close();
      return measured;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Puts the controls under the pointer or gives them the focus, all at once. */
async function forceStates(page: Page, session: CDPSession, rows: number): Promise<void> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  for (const { selector, states } of await page.evaluate(() => globalThis.forcedStates)) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    if (nodeIds.length < rows) throw new Error(`only ${nodeIds.length} of ${rows}: ${selector}`);
    const forced = { forcedPseudoClasses: [...states] };
    await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, ...forced })));
  }
}

/** Reads a colour of the page as it is painted. */
async function picture(session: CDPSession): Promise<(spot: { x: number; y: number }) => Rgb> {
  const { data: png } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ x, y }) => {
    const start = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
    const [red, green, blue] = data.subarray(start, start + 3);
    if (red === undefined || green === undefined || blue === undefined || x >= info.width)
      throw new Error(`the picture ends before ${x}, ${y}`);
    return [red, green, blue];
  };
}

/** Makes the page one of a browser that has no relative colours: neither the script nor the style sheet finds them. */
function forgetRelativeColours(condition: string): void {
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...args: [string, string?]) =>
    args[0] === condition ? false : supports(...(args as [string]));
  const replace = CSSStyleSheet.prototype.replaceSync;
  CSSStyleSheet.prototype.replaceSync = function (css) {
    const older = css.replace('@supports (color: light-dark(red, red))', '@supports (color: none)');
    if (css.includes('--portal-computed-fill') && older === css)
      throw new Error('the tones have another condition');
    replace.call(this, older);
  };
}

const haveScriptedTones = () =>
  [...document.querySelectorAll('[lang][style]')].every(
    (row) => (row as HTMLElement).style.getPropertyValue('--portal-computed-fill') !== '',
  );

function contrastsOf(pairs: readonly Pair[], colourAt: (spot: { x: number; y: number }) => Rgb): Measured[] {
  return pairs.map(({ spots, ...pair }) => {
    const [one = 0, other = 0] = spots.map((spot) => luminance(colourAt(spot)));
    return { ...pair, contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) };
  });
}

/** WCAG's relative luminance. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
