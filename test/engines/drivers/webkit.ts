import { spawn } from 'node:child_process';
import { listen } from '#host/server/listen.ts';
import { eventually } from '../../eventually.ts';
import { end, firstLine } from './child-process.ts';
import type { EngineDriver, TabOptions } from './driver.ts';
import { openSession, type WebDriverSession } from './web-driver.ts';
import { webDriverTab } from './web-driver-tab.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Pixels of the bar of WebKitGTK's MiniBrowser. */
const BAR_HEIGHT = 38;

/** Drives WebKitGTK, which has the engine of Safari, by WebDriver on a screen of its own. */
export async function launchWebKit({ driver, browser, screen }: WebKitPrograms): Promise<EngineDriver> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const displayName = `:${await firstLine(display, 3)}`;
  const programs = [display];

  async function startDriver(theme: string): Promise<string> {
    const { port, close } = await listen(() => {}, 0);
    await close();
    programs.push(
      spawn(driver, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, ...environment, DISPLAY: displayName, GTK_THEME: theme },
      }),
    );
    const address = `http://127.0.0.1:${port}`;
    await eventually(() => fetch(`${address}/status`));
    return address;
  }

  const startSession = async (address: Promise<string>) =>
    openSession(await address, {
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });

  // The theme of the desktop decides on the colour scheme, so dark pages need a driver of their own.
  const light = startDriver('Adwaita');
  let dark: Promise<string> | undefined;
  const first = await startSession(light);
  await first.end();
  return {
    version: first.version,
    close: async () => void (await Promise.all(programs.map(end))),
    open: async (options) =>
      openTab(await startSession(options.isDark ? (dark ??= startDriver('Adwaita:dark')) : light), options),
  };
}

async function openTab(session: WebDriverSession, { width, height }: TabOptions) {
  await session.post('/window/rect', { x: 0, y: 0, width, height: height + BAR_HEIGHT });
  return webDriverTab(session);
}

const environment = {
  // The sandbox of the web process needs rights that root and containers do not have.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};
