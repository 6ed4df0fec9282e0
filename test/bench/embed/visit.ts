import type { Browser, CDPSession, Page } from 'playwright';
import type { Figures } from './figures.ts';
import { watchLoad, watchOpening, type Await } from './stopwatch.ts';
import type { Subject } from './subjects.ts';
import { watchWire, type Wire } from './wire.ts';

export const slowdown = 4;

/** Visits a page like a user: the page loads, the pointer moves to the button, and clicks. */
export async function visit(browser: Browser, url: string, subject: Subject, opens = true): Promise<Figures> {
  return withPage(browser, async (page, session) => {
    const wire = await watchWire(session);
    const seen = await watchLoad(page, session, subject);
    await page.goto(url);
    const visible = await seen('visible');
    const count = subject.count ? await seen('count') : undefined;
    await wire.quiet();
    const { requests, bytes } = wire;
    const nodes = await nodesOf(session);
    const opening =
      opens && subject.rows ? await timeOpening(page, subject, subject.rows, { wire, seen }) : undefined;
    return {
      visible,
      requests,
      bytes,
      nodes,
      ...(count !== undefined && { count }),
      ...opening,
    };
  });
}

/**
 * Returns the milliseconds of script until the page is idle, including compilation; the visit runs without a
 * stopwatch.
 */
export async function scriptTime(browser: Browser, url: string, subject: Subject): Promise<number> {
  return withPage(browser, async (page, session) => {
    // Measures the thread's own time, so that other load of the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const wire = await watchWire(session);
    await page.goto(url);
    await wire.quiet();
    await untilThere(page, subject);
    await wire.quiet();
    const { metrics } = await session.send('Performance.getMetrics');
    const secondsOf = (wanted: string) =>
      metrics.find((metric) => metric.name === wanted)?.value ?? Number.NaN;
    return (secondsOf('ScriptDuration') + secondsOf('V8CompileDuration')) * 1000;
  });
}

/** Polls from outside, and only once the network is idle: a page on a slow CPU may not have run its script yet. */
async function untilThere(page: Page, { name, button, count = 'true' }: Subject): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await page.evaluate(`Boolean((${button}) && (${count}))`)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${name}: never there`);
}

/** Runs with an empty cache and a slow CPU. */
async function withPage<Result>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page, session);
  } finally {
    await context.close();
  }
}

type Node = Awaited<ReturnType<typeof documentOf>>;

/**
 * Counts all nodes of the document and of all shadow roots, including closed ones, without whitespace and the
 * browser's own.
 */
async function nodesOf(session: CDPSession): Promise<number> {
  const below = ({ children = [], shadowRoots = [], templateContent }: Node): number => {
    const own = shadowRoots.filter(({ shadowRootType }) => shadowRootType !== 'user-agent');
    const nodes = [...children, ...own, ...(templateContent ? [templateContent] : [])];
    return nodes.reduce((sum, node) => sum + below(node), 1);
  };
  return below(await documentOf(session));
}

async function documentOf(session: CDPSession) {
  await session.send('DOM.enable', { includeWhitespace: 'none' });
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  await session.send('DOM.disable');
  return root;
}

async function timeOpening(
  page: Page,
  { name, button }: Subject,
  rows: string,
  { wire, seen }: { wire: Wire; seen: Await },
): Promise<{ open: number; all: number }> {
  const place: unknown = await page.evaluate(
    `(() => { const box = (${button}).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()`,
  );
  if (!Array.isArray(place)) throw new Error(`${name}: has no place`);
  const [x, y] = place.map(Number);
  if (x === undefined || y === undefined) throw new Error(`${name}: has no place`);
  // A user's pointer arrives before the click, which gives a subject time to prefetch.
  await page.mouse.move(x, y);
  await wire.quiet();
  await page.evaluate(watchOpening(rows));
  await page.mouse.down();
  await page.mouse.up();
  return { open: await seen('open'), all: await seen('all') };
}
