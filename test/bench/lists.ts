/**
 * Measures the way from a list to an item and back, with the CPU slowed down four times: from the click until the content
 * is painted. Writes the medians of one run into the documentation. `ROUNDS=3 npm run bench:lists` is quicker, and
 * `FORMER=../former/dist/portal npm run bench:lists` measures another build beside this one; see former.ts.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Browser, type Page } from 'playwright';
import { buildPortal } from '#host/server/portal-build.ts';
import { startServer } from '#host/server/start.ts';
import { ensureChromium, launchArguments } from '../chromium.ts';
import { markdownTable, recordTable } from '../recorded-tables.ts';
import { serveFormer } from './former.ts';
import { median } from './median.ts';
import { stepTime } from './step-time.ts';

const rounds = Number(process.env.ROUNDS ?? 9);
const slowdown = 4;

/** How far down the list a reader is when they open an item. */
const scrolled = 600;

interface Step {
  name: string;
  /** The target in ms. */
  limit: number;
  /** How far down the page the reader is, if not where the last step has left them. */
  scrollY?: number;
  /** The link that is clicked, after the pointer has rested on it; without one, the act is for the page. */
  link?: string;
  /** Expressions for the page; `shown(selector)` counts visible elements, `formerTitles` were there before the step. */
  act?: string;
  isDone: string;
}

/** From the pointer's arrival on a link to the click, which takes readers longer. */
const REST_MS = 300;

/** By then the browser has reported a long frame. */
const SETTLE_MS = 100;

const heading = (text: string) => `text('main h1') === '${text}'`;
const cards = `shown('main h3 a') === 12`;

const steps: readonly Step[] = [
  {
    name: 'list',
    limit: 300,
    link: 'header nav a[href="/activity"]',
    isDone: `${heading('教研活动')} && ${cards}`,
  },
  {
    name: 'filter',
    limit: 300,
    act: `find('main [role=group] button[aria-pressed=false]').click()`,
    // The address changes at once; the former cards stay until the new ones are there.
    isDone: `location.search !== '' && ![formerTitles, ''].includes(titles())`,
  },
  {
    name: 'back to all',
    limit: 100,
    act: 'history.back()',
    isDone: `location.search === '' && titles() !== formerTitles && ${cards}`,
  },
  {
    name: 'detail',
    limit: 300,
    scrollY: scrolled,
    link: 'main h3 a',
    isDone: `location.search.startsWith('?id=') && shown('main h1') === 1 && shown('main h3 a') !== 12`,
  },
  {
    name: 'back to the list',
    limit: 100,
    act: 'history.back()',
    isDone: `location.search === '' && ${cards} && Math.abs(scrollY - ${scrolled}) < 2`,
  },
  {
    name: 'another list',
    limit: 300,
    link: 'header nav a[href="/liveList"]',
    isDone: `${heading('直播')} && ${cards}`,
  },
];

/** Functions for the expressions of the steps. */
const expressions = `
  const visible = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const shown = (selector) => visible(selector).length;
  const find = (selector) => visible(selector).find((one) => one.getBoundingClientRect().top >= 0);
  const text = (selector) => visible(selector).map((one) => one.textContent).join();
  const titles = () => text('main h3 a');
`;

/** Moves the pointer to a link, and lets it rest there. */
async function pointTo(page: Page, link: string): Promise<void> {
  const at = await page.evaluate<{ x: number; y: number }>(`{
    ${expressions}
    const { x, y, width, height } = find('${link}').getBoundingClientRect();
    ({ x: x + width / 2, y: y + height / 2 });
  }`);
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(REST_MS);
}

/**
 * Acts and waits inside the page. The time ends with the frame that shows the content; a task after it would come later,
 * since the browser handles pictures that have arrived first, and the sandbox's drawings take it long. Passed as text: a
 * function would contain helper names of the compiler.
 */
async function timeOf(page: Page, { name, link, act, isDone }: Step): Promise<number> {
  await page.evaluate(`{
    ${expressions}
    window.benchStep = 0;
    const formerTitles = titles();
    const longFrames = [];
    const observer = new PerformanceObserver((list) => longFrames.push(...list.getEntries()));
    observer.observe({ type: 'long-animation-frame' });
    const start = performance.now();
    ${link ? `find('${link}').click()` : act};
    requestAnimationFrame(function look() {
      if (!(${isDone})) return requestAnimationFrame(look);
      const seen = performance.now();
      setTimeout(() => {
        const next = performance.now();
        setTimeout(() => {
          const ends = longFrames.map(({ startTime, duration }) => startTime + duration);
          window.benchStep = Math.min(next, ...ends.filter((end) => end >= seen)) - start;
        }, ${SETTLE_MS});
      });
    });
  }`);
  return stepTime(page, name);
}

/** Goes all steps once; returns their times in ms, in the order of the steps. */
async function walk(browser: Browser, address: string): Promise<number[]> {
  const times: number[] = [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${address}/course`);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const step of steps) {
    if (step.scrollY !== undefined) await page.evaluate(`scrollTo(0, ${step.scrollY})`);
    if (step.link) await pointTo(page, step.link);
    times.push(await timeOf(page, step));
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  return times;
}

await buildPortal();
const former = await serveFormer();
const portals = [await startServer(), ...(former ? [former] : [])];
const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments });
try {
  const walks = portals.map((): number[][] => []);
  for (let round = 0; round <= rounds; round++) {
    // The builds alternate, so that a busy moment of the machine affects both; the first round only warms up.
    for (const [index, { address }] of portals.entries()) {
      const times = await walk(browser, address);
      if (round > 0) walks[index]?.push(times);
    }
  }
  const medians = steps.map(({ name, limit }, index) => {
    const [time = 0, formerTime] = walks.map((rows) => median(rows.map((times) => times[index] ?? 0)));
    return { name, limit, time, formerTime };
  });
  for (const { name, limit, time, formerTime } of medians)
    console.log(
      `${time <= limit ? 'reached' : 'MISSED '}  ${name}: ${time.toFixed(0)} ms, at most ${limit} ms${formerTime === undefined ? '' : `; former ${formerTime.toFixed(0)} ms`}`,
    );
  recordTable(
    'bench:lists',
    markdownTable(
      ['', 'painted', 'at most'],
      medians.map(({ name, limit, time }) => [name, `${time.toFixed(0)} ms`, `${limit} ms`]),
    ),
  );
  const busy = loadavg()[0] ?? 0;
  if (busy > availableParallelism() + 1) console.log(`The machine was busy (load ${busy.toFixed(1)}).`);
} finally {
  await browser.close();
  for (const portal of portals) await portal.close();
}
