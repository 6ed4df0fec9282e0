import { isDeepStrictEqual } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright';
import { beforeEach } from 'vitest';
import type { CallRecord } from '#host/sandbox/calls.ts';
import { headlessOptions } from '../chromium.ts';
import { passwords } from '../passwords.ts';
import { address } from './address.ts';
import { leave, openBlank, openContext, settingsOf, type Opened, type VisitOptions } from './contexts.ts';
import { recordOf } from '#src/session/token/token-record.ts';

export { address };

export type Role = 'guest' | keyof typeof passwords;

/** The browser of this worker, with the contexts of the running test and those that wait for another one. */
let browser: Browser | undefined;
const used: Opened[] = [];
let idle: Opened[] = [];

/**
 * A visit has cookies and storage of its own. The files of the portal stay cached for the next one, except where
 * `isFirst` says that its browser has never been here.
 */
export function openBrowser({ isFirst = false } = {}): { visit: (options?: VisitOptions) => Promise<Visit> } {
  beforeEach(async () => {
    if (!browser?.isConnected()) {
      browser = await chromium.launch(headlessOptions());
      idle = [];
    }
    const left = await Promise.all(used.splice(0).map(leave));
    idle.push(...left.filter((opened) => opened !== undefined));
    await control('reset', {});
  });
  return {
    visit: async (options = {}) => {
      if (!browser) throw new Error('a visit needs a test');
      const settings = settingsOf(options);
      const known = isFirst ? undefined : idle.find((one) => isDeepStrictEqual(one.settings, settings));
      idle = idle.filter((opened) => opened !== known);
      const opened = known ?? (await openContext(browser, settings, isFirst));
      used.push(opened);
      const { context, page } = opened;
      return { context, page, complaints: listen(page) };
    },
  };
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Console errors, uncaught errors and unhandled rejections since the page was opened. */
  complaints: string[];
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
  await openBlank(page);
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(`portal.${key}`, JSON.stringify(value));
      }
      sessionStorage.setItem('portal.orgCode', JSON.stringify(values.orgCode));
    },
    {
      orgCode,
      tokenRecord: recordOf(token, { userId, orgCode }),
      ...(who === 'newcomer' && { collected: ['collect|u-1003'] }),
    },
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
