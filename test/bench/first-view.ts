/**
 * Measures the time from navigation until a first page is visible, with the CPU slowed down four times, beside a
 * static form without scripts: medians of one run, and their ratio, which can be compared between machines.
 */
import { createServer, type Server } from 'node:http';
import { chromium, type Browser } from 'playwright';
import { buildPortal } from '../../host/server/portal-build.ts';
import { startServer } from '../../host/server/start.ts';
import { ensureChromium, launchArguments } from '../chromium.ts';

const rounds = 9;
const slowdown = 4;

const staticForm = `<!doctype html><meta charset="utf-8"><title>form</title>
<form><label>用户名 <input></label><label>密码 <input type="password"></label><button>登录</button></form>`;

async function serveStatic(): Promise<{ address: string; server: Server }> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(staticForm),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (!place || typeof place === 'string') throw new Error('no port');
  return { address: `http://127.0.0.1:${place.port}`, server };
}

/** Returns the milliseconds from navigation to the first frame in which the selector is visible. */
async function timeTo(browser: Browser, url: string, selector: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Passed as text: a function would contain helper names of the compiler.
  await page.addInitScript(`requestAnimationFrame(function look() {
    const found = document.querySelector(${JSON.stringify(selector)});
    if (found?.getClientRects().length) window.seenAt = performance.now();
    else requestAnimationFrame(look);
  })`);
  await page.goto(url);
  // Polled from outside: the portal's content security policy blocks evaluated code that waits inside.
  let time: unknown;
  for (let tries = 0; tries < 200 && typeof time !== 'number'; tries++) {
    await page.waitForTimeout(50);
    time = await page.evaluate('window.seenAt');
  }
  await context.close();
  if (typeof time !== 'number') throw new Error(`${url}: ${selector} was not seen`);
  return time;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

await buildPortal();
const portal = await startServer();
const { address, server } = await serveStatic();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments });
const cases = [
  ['static form', address, 'input[type=password]'],
  ['login form', `${portal.address}/login/index`, 'input[type=password]'],
  ['home, header and heading', `${portal.address}/index`, 'main h1'],
] as const;
const times = new Map<string, number[]>(cases.map(([name]) => [name, []]));
for (let round = 0; round < rounds; round++) {
  // The cases alternate, so that a busy moment of the machine affects all.
  for (const [name, url, selector] of cases) times.get(name)?.push(await timeTo(browser, url, selector));
}
const floor = median(times.get('static form') ?? []);
console.log(`visible after navigation, CPU slowed ${slowdown}×, median of ${rounds}`);
for (const [name, values] of times) {
  const value = median(values);
  console.log(
    `${name.padEnd(28)} ${value.toFixed(0).padStart(6)} ms   ${(value / floor).toFixed(1)} × the static form`,
  );
}
await browser.close();
server.close();
await portal.close();
