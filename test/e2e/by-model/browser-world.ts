import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findChromium, headlessOptions } from '#test/chromium.ts';
import type { passwords } from '#test/passwords.ts';
import { control, enter } from '../browser.ts';
import { openTab, type RealTab } from './real-tab.ts';

type Username = keyof typeof passwords;

/** The browser, its tabs, and the way to the server's controls. */
export interface BrowserWorld {
  context: BrowserContext;
  tabs: RealTab[];
  control(name: string, body: unknown): Promise<unknown>;
}

/** The shell without a screen is quicker, also in a tab behind another; it has no back-forward cache. */
export const launchBrowser = (hasBackForwardCache: boolean): Promise<Browser> =>
  chromium.launch({
    ...headlessOptions(),
    ...(hasBackForwardCache && {
      executablePath: findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  });

/** A step that waits for longer has failed. */
const STEP_TIMEOUT_MS = 20_000;

/** A context whose clock can be put forward; its files stay cached for all sequences. */
export async function openWorld(browser: Browser): Promise<BrowserWorld> {
  const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  await context.clock.install();
  return { context, tabs: [], control };
}

/** Two new tabs of a browser that knows nobody, and a server as at its start. */
export async function beginAgain(world: BrowserWorld): Promise<void> {
  const { context, tabs } = world;
  for (const real of tabs) await real.page.close();
  await context.clearCookies();
  await control('reset', {});
  await context.clock.setSystemTime(Date.now());
  world.tabs = [await openTab(context), await openTab(context)];
  const [first] = world.tabs;
  // Its storage can be cleared once it has a page.
  await first?.goTo('/favicon.svg');
  await first?.page.evaluate(() => localStorage.clear());
}

/** Logs a user in for all tabs, and returns the token. */
export async function enterWorld(world: BrowserWorld, username: Username): Promise<string> {
  const [first] = world.tabs;
  if (!first) throw new Error('there is no tab');
  return enter(first.page, username);
}
