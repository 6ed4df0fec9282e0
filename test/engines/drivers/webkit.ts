import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { listen } from '#host/server/listen.ts';
import { end, firstLine } from './child-process.ts';
import type { EngineDriver, EngineTab, TabOptions } from './driver.ts';
import { poll } from './poll.ts';
import { openSession, type WebDriverSession } from './web-driver.ts';
import { webDriverTab } from './web-driver-tab.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Pixels of the bar of WebKitGTK's MiniBrowser. */
const BAR_HEIGHT = 38;

/** Without it the bar keeps the window wider than a phone. */
const narrowBar = '* { min-width: 0; margin-left: 0; margin-right: 0; padding-left: 0; padding-right: 0; }';

/** Now and then a driver never answers to the wish for a session, or its browser never leaves the blank page. */
const ATTEMPTS = 5;

/** Drives WebKitGTK, which has the engine of Safari, by WebDriver on a screen of its own. */
export async function launchWebKit({ driver, browser, screen }: WebKitPrograms): Promise<EngineDriver> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const displayName = `:${await firstLine(display, 3)}`;
  const place = await mkdtemp(join(tmpdir(), 'portal-webkit-'));
  const downloads = join(place, 'downloads');
  await mkdir(downloads);
  const desktops = { calm: join(place, 'calm'), lively: join(place, 'lively') };
  await writeDesktop(desktops.calm, downloads, { isCalm: true });
  await writeDesktop(desktops.lively, downloads, { isCalm: false });
  const firstPage = await listen((_, response) => response.end(), 0);
  const capabilities = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };

  /** Each session has a driver of its own, with the settings of the desktop that decide on colours and scrollbars. */
  async function startSession(options: Partial<TabOptions>, attempt = 1): Promise<WebDriverSession> {
    const { port, close } = await listen(() => {}, 0);
    await close();
    const program = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...environment,
        DISPLAY: displayName,
        GTK_THEME: options.isDark ? 'Adwaita:dark' : 'Adwaita',
        GTK_OVERLAY_SCROLLING: options.isDesk ? '0' : '1',
        XDG_CONFIG_HOME: options.isCalm ? desktops.calm : desktops.lively,
      },
    });
    const address = `http://127.0.0.1:${port}`;
    try {
      await poll(() => fetch(`${address}/status`));
      const session = await openSession(address, capabilities);
      await leaveBlankPage(session, `http://localhost:${firstPage.port}/`);
      return {
        ...session,
        async end() {
          // The driver sometimes ends with its browser, before it has answered.
          await session.end().catch(() => {});
          await end(program);
        },
      };
    } catch (error) {
      await end(program);
      if (attempt === ATTEMPTS) throw error;
      return startSession(options, attempt + 1);
    }
  }

  const first = await startSession({});
  await first.end();
  return {
    version: first.version,
    close: async () => {
      await end(display);
      await firstPage.close();
      await rm(place, { recursive: true });
    },
    open: async (options) => openTab(await startSession(options), downloads, options),
  };
}

/** Writes the settings of a desktop. */
async function writeDesktop(
  place: string,
  downloads: string,
  { isCalm }: { isCalm: boolean },
): Promise<void> {
  const toolkit = join(place, 'gtk-3.0');
  await mkdir(toolkit, { recursive: true });
  await writeFile(join(place, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  await writeFile(join(toolkit, 'gtk.css'), narrowBar);
  await writeFile(join(toolkit, 'settings.ini'), `[Settings]\ngtk-enable-animations=${isCalm ? 0 : 1}\n`);
}

/**
 * The page is of the portal's site: after a change of sites, the driver clicks and types in vain. The page itself is
 * asked for its address: the driver names one that is still being loaded, and loses the next wish for another.
 */
async function leaveBlankPage(session: WebDriverSession, url: string): Promise<void> {
  await session.post('/url', { url });
  const script = 'return [location.href, document.readyState]';
  await poll(() => scriptReturns(session, script, [url, 'complete']));
}

async function scriptReturns(session: WebDriverSession, script: string, wanted: unknown): Promise<void> {
  const found: unknown = await session.post('/execute/sync', { script, args: [] });
  if (!isDeepStrictEqual(found, wanted)) throw new Error(`${script}: ${JSON.stringify(found)}`);
}

async function openTab(
  session: WebDriverSession,
  downloads: string,
  { width, height }: TabOptions,
): Promise<EngineTab> {
  // A window that has just come may miss the wish for its size.
  await poll(async () => {
    await session.post('/window/rect', { x: 0, y: 0, width, height: height + BAR_HEIGHT });
    const script = 'return [innerWidth, innerHeight]';
    await scriptReturns(session, script, [width, height]);
  });
  return webDriverTab(session, downloads);
}

/** With compositing, as in Safari: without it WebKitGTK 2.50 crashes in a view transition. */
const environment = {
  // The sandbox of the web process needs rights that root and containers do not have.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};
