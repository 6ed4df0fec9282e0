import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { CallRecord } from '../../host/sandbox/calls.ts';
import { findHeadless, launchArguments } from '../chromium.ts';

/** The URL of this worker's portal. */
export const address = addressOf(Number(process.env.VITEST_POOL_ID));

function addressOf(worker: number): string {
  const found = inject('addresses')[worker - 1];
  if (!found) throw new Error(`no portal is served for worker ${worker}`);
  return found;
}

export type Role = 'guest' | 'teacher' | 'admin' | 'newcomer';

export const passwords = { teacher: 'Teacher#2026', admin: 'Admin#2026', newcomer: 'Newcomer#2026' } as const;

/** Shares one browser within a file, with a new context per visit. */
export function openBrowser(): { visit: (options?: VisitOptions) => Promise<Visit> } {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findHeadless(), args: launchArguments });
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    await control('reset', {});
  });
  return {
    visit: async (options) => {
      const visit = await openVisit(browser, options);
      contexts.push(visit.context);
      return visit;
    },
  };
}

export interface VisitOptions {
  width?: number;
  height?: number;
  dark?: boolean;
  userAgent?: string;
  /** False switches scripts off. */
  javaScriptEnabled?: boolean;
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Console errors, uncaught errors and unhandled rejections since the page was opened. */
  complaints: string[];
}

async function openVisit(
  browser: Browser,
  { width = 1440, height = 900, dark = false, userAgent, javaScriptEnabled = true }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    javaScriptEnabled,
    ...(userAgent ? { userAgent } : {}),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return { context, page, complaints: listen(page) };
}

/** Collects the errors of a page. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return complaints;
}

/** Sends a control request to the sandbox. */
export async function control(name: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${address}/sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`/sandbox/${name}: HTTP ${response.status}`);
  return response.json();
}

/** Returns the requests that the sandbox has handled since its last reset. */
export async function calls(method: string, path: string): Promise<CallRecord[]> {
  const all = (await (await fetch(`${address}/sandbox/calls`)).json()) as CallRecord[];
  return all.filter((call) => call.method === method && call.path === path);
}

/** Logs in through the form like a user. `isAsked`: the prompt for more profile data is still to come. */
export async function logIn(
  page: Page,
  who: keyof typeof passwords,
  at = '/login/index',
  { isAsked = false }: { isAsked?: boolean } = {},
): Promise<void> {
  if (who === 'newcomer' && !isAsked) {
    await page.addInitScript(() => localStorage.setItem('portal.collected', '["collect|u-1003"]'));
  }
  await page.goto(address + at);
  await page.getByLabel('用户名').fill(who);
  await page.getByLabel('密码', { exact: true }).fill(passwords[who]);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await accountButton(page).waitFor();
}

/** Logs in without the form, for tests of other topics. The page ends on a blank page of the portal's origin. */
export async function enter(page: Page, who: keyof typeof passwords): Promise<string> {
  const given = (await control('enter', { username: who })) as Record<'token' | 'userId' | 'orgCode', string>;
  const { token, userId, orgCode } = given;
  await page
    .context()
    .addCookies([{ name: 'portal_token', value: encodeURIComponent(token), url: address, sameSite: 'Lax' }]);
  // Local storage needs a page of the origin; naming an icon avoids the request for a favicon.
  const blank = `${address}/blank`;
  const body = '<!doctype html><link rel="icon" href="data:," />';
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(blank);
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(`portal.${key}`, JSON.stringify(value));
      }
    },
    { orgCode, userId, tokenOrg: orgCode, ...(who === 'newcomer' && { collected: ['collect|u-1003'] }) },
  );
  return token;
}

/** Returns the button with the user's name, which opens the account menu. */
export function accountButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^(陈思远|周明|吴晓彤)的账号菜单$/ });
}

/** Opens the portal's feedback dialog by the floating button, whose panel holds the entry. */
export async function openFeedback(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^咨询与反馈/ }).click();
  await page.getByRole('button', { name: /^意见反馈/ }).click();
  return page.getByRole('dialog', { name: '意见反馈' });
}

/** Returns path, query and hash of the page's URL. */
export function whereabouts(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
