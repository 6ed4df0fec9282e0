import { chromium, type Browser, type BrowserContext, type LaunchOptions, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { Sandbox } from '../server.ts';
import { ensureChromium, headlessOptions, launchArguments } from '../../chromium.ts';
import { watchRequests } from './elements.ts';
import { startPortal, type Portal } from './portal.ts';
import { startTenant, type Tenant, type TenantPage } from './tenant.ts';
import { patience } from '../../patience.ts';
import { watchPage } from './watch.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  sandbox: Sandbox;
  /** The URL of the portal. */
  portal: string;
  /** Console errors, uncaught errors, and violations of the content security policy. */
  complaints: string[];
}

export interface VisitOptions {
  /** Default: the teacher, by a token that the page provides. */
  as?: 'teacher' | 'visitor';
  width?: number;
  height?: number;
  /** Controls the page's clock from the test. */
  clock?: boolean;
}

export interface Hosts {
  /** Opens a page of the tenant. */
  visit(page: TenantPage, options?: VisitOptions): Promise<Visit>;
  browser(): Browser;
}

export interface HostsOptions {
  /** Contexts stay open after their test. */
  keep?: boolean;
  /** The browser paints, for screenshots. */
  paints?: boolean;
  /** The browser has the back-forward cache, like a user's. */
  hasBackCache?: boolean;
}

function launchOptions({ paints, hasBackCache }: HostsOptions): LaunchOptions {
  const headless = headlessOptions();
  return {
    // The headless shell has no back-forward cache.
    executablePath: hasBackCache ? ensureChromium() : headless.executablePath,
    args: paints ? launchArguments : headless.args,
    ignoreDefaultArgs: hasBackCache ? ['--disable-back-forward-cache'] : [],
  };
}

/** Shares one portal, one tenant and one browser within a file; each visit has its own context. */
export function openHosts(options: HostsOptions = {}): Hosts {
  let portal: Portal;
  let tenant: Tenant;
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    portal = await startPortal(inject('cdn'));
    tenant = await startTenant({ portal: portal.address, older: inject('cdn') });
    browser = await chromium.launch(launchOptions(options));
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([tenant.close(), portal.close()]);
  });
  afterEach(async () => {
    if (options.keep) return;
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    portal.sandbox.reset();
  });

  return {
    browser: () => browser,
    async visit(tenantPage, { as = 'teacher', width = 1440, height = 900, clock = false } = {}) {
      const { sandbox, address } = portal;
      const context = await browser.newContext({
        viewport: { width, height },
        locale: 'zh-CN',
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      context.on('page', watchRequests);
      const token = as === 'visitor' ? '' : sandbox.tokenOf(as);
      await context.addInitScript(
        (given) => void Object.assign(window, { portalToken: () => given }),
        token && { token, userId: 'u-1001' },
      );
      await context.addInitScript(watchPage);
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      if (clock) await page.clock.install();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      await page.goto(tenant.put(tenantPage));
      return { page, context, sandbox, portal: address, complaints };
    },
  };
}
