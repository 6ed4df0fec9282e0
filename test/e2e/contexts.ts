import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { patience } from '../patience.ts';
import { address } from './address.ts';

export interface VisitOptions {
  width?: number;
  height?: number;
  dark?: boolean;
  userAgent?: string;
  /** Of the browser. */
  language?: string;
  /** False switches scripts off. */
  javaScriptEnabled?: boolean;
}

/** A context of the browser, and what it was made with. */
export interface Opened {
  settings: BrowserContextOptions;
  context: BrowserContext;
  page: Page;
  /** It belongs to a first visit, and serves no other. */
  isFirst: boolean;
  /** Its page has a script, a handler or the storage of another site, for as long as it is open. */
  isPageMarked: boolean;
  /** All its pages have a fake clock, a script or a listener. */
  isMarked: boolean;
  /** The origins other than the portal's that it has visited. */
  sites: Set<string>;
}

export function settingsOf({
  width = 1440,
  height = 900,
  dark = false,
  userAgent,
  language = 'zh-CN',
  javaScriptEnabled = true,
}: VisitOptions): BrowserContextOptions {
  return {
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: language,
    reducedMotion: 'reduce',
    javaScriptEnabled,
    ...(userAgent ? { userAgent } : {}),
  };
}

export async function openContext(
  browser: Browser,
  settings: BrowserContextOptions,
  isFirst: boolean,
): Promise<Opened> {
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  const opened: Opened = {
    settings,
    context,
    page,
    isFirst,
    isPageMarked: false,
    isMarked: false,
    sites: new Set(),
  };
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (!request.isNavigationRequest() || origin === address) return;
    opened.isPageMarked = true;
    opened.sites.add(origin);
  });
  const mark = () => (opened.isMarked = true);
  noteCalls(context.clock, lastingOnClocks, mark);
  noteCalls(context, lastingOnContexts, mark);
  // Such a session changes what the page is and can do.
  noteCalls(context, ['newCDPSession'], () => (opened.isPageMarked = true));
  setUp(opened);
  return opened;
}

function setUp(opened: Opened): void {
  opened.page.setDefaultTimeout(patience);
  noteCalls(opened.page, lastingOnPages, () => (opened.isPageMarked = true));
}

/** These change a page until it is closed; likewise a clock and a context. */
const lastingOnPages = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
] as const satisfies (keyof Page)[];

const lastingOnClocks = [
  'install',
  'fastForward',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const satisfies (keyof BrowserContext['clock'])[];

const lastingOnContexts = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'on',
  'setExtraHTTPHeaders',
  'setGeolocation',
] as const satisfies (keyof BrowserContext)[];

function noteCalls<Target extends object>(
  target: Target,
  methods: readonly (keyof Target)[],
  note: () => void,
): void {
  for (const method of methods) {
    const original = target[method] as (...given: unknown[]) => unknown;
    Reflect.set(target, method, (...given: unknown[]) => {
      note();
      return Reflect.apply(original, target, given);
    });
  }
}

const events = [
  'console',
  'pageerror',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'framenavigated',
];

/**
 * Ends a visit. Returns its context if it can serve another one, with its page where that is possible: a new page costs
 * more CPU than all else that a short test does.
 */
export async function leave(opened: Opened): Promise<Opened | undefined> {
  const { context, settings, isFirst, isMarked } = opened;
  if (isFirst || isMarked || context.isClosed()) {
    await context.close();
    return undefined;
  }
  const isKept = !opened.isPageMarked && !opened.page.isClosed();
  await Promise.all(context.pages().map((one) => (isKept && one === opened.page) || one.close()));
  if (!isKept) {
    opened.page = await context.newPage();
    setUp(opened);
  }
  const { page } = opened;
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await openBlank(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  for (const origin of opened.sites) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  }
  await session.detach();
  opened.sites.clear();
  opened.isPageMarked = false;
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    page.setViewportSize(settings.viewport ?? { width: 1440, height: 900 }),
    page.emulateMedia({
      colorScheme: settings.colorScheme ?? null,
      reducedMotion: settings.reducedMotion ?? null,
      forcedColors: null,
      contrast: null,
      media: null,
    }),
    page.mouse.move(-1, -1),
  ]);
  return opened;
}

/** Opens a blank page of the portal's origin, since its storage needs one. */
export async function openBlank(page: Page): Promise<void> {
  const blank = `${address}/blank`;
  // Naming an icon avoids the request for a favicon.
  const body = '<!doctype html><link rel="icon" href="data:," />';
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body }));
  // A navigation that the page itself has begun may still be under way, and aborts the first.
  await page.goto(blank).catch(() => page.goto(blank));
  // While a page has routes, nothing is taken from the cache.
  await page.unroute(blank);
}
