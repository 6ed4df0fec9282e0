/**
 * Films the first views of the portal, and of a page that embeds the bell with and without its placeholder, with a slow CPU
 * on slow 4G, in both themes, and puts the pictures of each, 100 ms apart, on one sheet below `.cache/film`: `npm run
 * bench:film`. The sheets are for looking at; nothing is measured.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright';
import { root } from '#host/server/paths.ts';
import { buildPortal } from '#host/server/portal-build.ts';
import { startServer } from '#host/server/start.ts';
import { ensureChromium, launchArguments } from '../../chromium.ts';
import { buildSite } from '../embed/build.ts';
import { startSite } from '../embed/server.ts';
import { bell, earlyBell, pathOf } from '../embed/subjects.ts';
import { conditions } from './conditions.ts';
import { logIn } from './log-in.ts';
import { home, login, workbench } from './subjects.ts';
import { throttle } from './visit.ts';

const STEP_MS = 100;
const STEPS = 30;
const viewport = { width: 1440, height: 900 };
const folder = `${root}.cache/film`;

interface View {
  name: string;
  origin: string;
  path: string;
  /** Who is logged in at the portal. */
  as?: string | undefined;
}

interface Frame {
  /** Seconds. */
  timestamp: number;
  data: string;
}

/** Returns what the screen showed at each step, as base64 of JPEGs; undefined before the first frame. */
async function film(browser: Browser, { origin, path, as }: View, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({ viewport, colorScheme, locale: 'zh-CN' });
  if (as) await logIn(origin, context, as);
  const page = await context.newPage();
  await throttle(context, page, conditions['and slow 4G']);
  const session = await context.newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ timestamp: metadata.timestamp ?? 0, data });
    // The last frame may come while the page closes.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 360 });
  const start = Date.now() / 1000;
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForTimeout(STEP_MS * STEPS);
  await context.close();
  return Array.from({ length: STEPS }, (_, step) => {
    const time = start + ((step + 1) * STEP_MS) / 1000;
    return frames.findLast(({ timestamp }) => timestamp <= time)?.data;
  });
}

async function writeSheet(browser: Browser, name: string, shots: readonly (string | undefined)[]) {
  const page = await browser.newPage({ viewport: { width: 1860, height: 900 } });
  const cells = shots.map(
    (shot, step) =>
      `<figure><img width="360" height="225" src="data:image/jpeg;base64,${shot ?? ''}"><figcaption>${(step + 1) * STEP_MS} ms</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;font:12px sans-serif}figure{margin:4px}</style>${cells.join('')}`,
  );
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  await page.close();
}

await buildPortal();
await mkdir(folder, { recursive: true });
const portal = await startServer();
const site = await startSite(await buildSite([bell, earlyBell]));
const views: readonly View[] = [
  ...[login, home, workbench].map((subject) => ({ ...subject, origin: portal.address })),
  { name: 'a page with the bell', origin: site.address, path: pathOf(bell) },
  { name: 'a page with the bell and its placeholder', origin: site.address, path: pathOf(earlyBell) },
];
const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments });
try {
  for (const view of views) {
    for (const theme of ['light', 'dark'] as const) {
      const name = `${view.name.replaceAll(' ', '-')}-${theme}`;
      await writeSheet(browser, name, await film(browser, view, theme));
      console.log(`${folder}/${name}.png`);
    }
  }
} finally {
  await browser.close();
  await portal.close();
  await site.close();
}
