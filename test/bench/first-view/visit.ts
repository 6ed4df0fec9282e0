import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Subject } from './subjects.ts';

export interface Network {
  /** Round trip in milliseconds. */
  latency: number;
  /** Kilobits per second in both directions. */
  kbits: number;
}

export interface Conditions {
  /** The factor by which the CPU is slowed down. */
  slowdown: number;
  network?: Network;
}

/** Milliseconds since navigation, and the JavaScript that was requested. */
export interface Visit {
  visible: number;
  usable?: number;
  scripts: number;
  /** Bytes after gzip; the portal's own server sends a few percent less, since it prefers Brotli. */
  scriptBytes: number;
}

/**
 * Runs in the page. Once all that must be seen is painted, it fills the form like a browser's own password manager,
 * submits it, and takes the time at which the log-in is asked for. Passed as text: a function would contain helper
 * names of the compiler.
 */
const watch = ({ seen, form }: Subject) => `
requestAnimationFrame(function look() {
  const shown = ${JSON.stringify(seen)}.every((selector) => {
    const found = document.querySelector(selector);
    return found?.getClientRects().length && found.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  if (!shown) return requestAnimationFrame(look);
  setTimeout(() => {
    window.benchVisible = performance.now();
    const fields = ${JSON.stringify(form?.fields ?? {})};
    for (const [selector, value] of Object.entries(fields)) {
      const field = document.querySelector(selector);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.form.requestSubmit ? window.benchForm = field.form : 0;
    }
    window.benchForm?.requestSubmit();
  });
});`;

/** The first visit of a browser without a cache. */
export async function visit(
  browser: Browser,
  origin: string,
  subject: Subject,
  conditions: Conditions,
  logIn: (context: BrowserContext, username: string) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  try {
    if (subject.as) await logIn(context, subject.as);
    const page = await context.newPage();
    await throttle(context, page, conditions);
    const scripts = await watchScripts(context, page);
    await page.addInitScript(watch(subject));
    await page.goto(origin + subject.path);
    const visible = await poll(page, 'window.benchVisible', subject.name);
    const call = subject.form?.call;
    const usable = call
      ? await poll(
          page,
          `performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname === '${call}')?.startTime`,
          `${subject.name} in use`,
        )
      : undefined;
    // With the log-in's answer the next page loads, which is no part of the first load.
    if (!call) await page.waitForLoadState('networkidle');
    const sizes = await Promise.all([...scripts].map(gzipSize));
    return {
      visible,
      ...(usable !== undefined && { usable }),
      scripts: sizes.length,
      scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    };
  } finally {
    await context.close();
  }
}

export async function throttle(context: BrowserContext, page: Page, { slowdown, network }: Conditions) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!network) return;
  const throughput = (network.kbits * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Collects the URLs of scripts while the page runs: the returned set grows. */
async function watchScripts(context: BrowserContext, page: Page): Promise<ReadonlySet<string>> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(response.url);
  });
  return scripts;
}

const gzipSizes = new Map<string, Promise<number>>();

function gzipSize(url: string): Promise<number> {
  const size =
    gzipSizes.get(url) ??
    fetch(url)
      .then((response) => response.text())
      .then((code) => gzipSync(code, { level: 9 }).length);
  gzipSizes.set(url, size);
  return size;
}

/** Asks from outside: the portal's content policy blocks evaluated code that waits inside. */
async function poll(page: Page, expression: string, name: string): Promise<number> {
  for (let tries = 0; tries < 600; tries++) {
    const value: unknown = await page.evaluate(expression);
    if (typeof value === 'number') return value;
    await page.waitForTimeout(50);
  }
  throw new Error(`${name}: never`);
}
