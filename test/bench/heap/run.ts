/**
 * Uses the portal like a user who never reloads it: 200 navigations over all pages in a seeded order, with menus,
 * dialogs, players and fields on the way. Writes into the documentation how much more the page holds afterwards than
 * after a first round, which fills the caches. `NAVIGATIONS=50 npm run bench:heap` is quicker and writes nothing;
 * `ORIGINS=1` also prints where the timers and object URLs were made that are left.
 */
import { chromium } from 'playwright';
import { buildPortal } from '#host/server/portal-build.ts';
import { startServer } from '#host/server/start.ts';
import { ensureChromium, findHeadless, launchArguments } from '../../chromium.ts';
import { markdownTable, recordTable } from '../../recorded-tables.ts';
import { follow } from '../../e2e/walk.ts';
import { installInPage } from '../felt/in-page.ts';
import { stageOf } from '../felt/operate.ts';
import { allVisits } from '../felt/visits.ts';
import { logIn } from '../first-view/log-in.ts';
import { amount, growthOf } from './growth.ts';
import { heldOf } from './held.ts';
import { visitAll } from './hour.ts';
import { countLeftovers } from './leftovers.ts';

const navigations = Number(process.env.NAVIGATIONS ?? 200);

/** The pages that are kept at the end, the same each time, and the one that is shown. */
const last = ['/course', '/project', '/teacher', '/activity', '/liveList', '/contest', '/about/us'];

ensureChromium();
await buildPortal();
const portal = await startServer();
const browser = await chromium.launch({ executablePath: findHeadless(), args: launchArguments });
try {
  const visits = (await allVisits(browser, portal.address)).filter(({ as }) => as !== undefined);
  const addresses = visits.map(({ path }) => path).slice(0, navigations);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await logIn(portal.address, context, 'teacher');
  // The compiler names functions by a helper that the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(countLeftovers);
  await context.addInitScript(installInPage);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  context.on('page', (other) => void other.close());
  // Another site would end the document whose memory is measured; without content the browser stays where it is.
  await context.route(/\/(external|sandbox\/wechat)/, (route) => route.fulfill({ status: 204 }));
  const stage = await stageOf(page);
  await page.goto(`${portal.address}/index`);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));

  const round = async (seed: string, count: number) => {
    for (let done = 0; done < count; done += addresses.length)
      await visitAll(stage, addresses.slice(0, count - done), `${seed} ${done}`);
    for (const address of last) {
      await follow(page, address);
      await stage.settle();
    }
    if (!(await page.evaluate(() => 'isFirstDocument' in window))) throw new Error('the document was left');
    return heldOf(page, stage.session);
  };
  const before = await round('first', addresses.length);
  const after = await round('hour', navigations);

  const growth = growthOf(before, after);
  const table = markdownTable(
    ['', 'after the first round', `after ${navigations} navigations more`, 'at most'],
    growth.map((row) => [
      row.name,
      amount(row, row.before),
      amount(row, row.after),
      `+ ${row.limit}${row.of === 'heapMB' ? ' MB' : ''}`,
    ]),
  );
  console.log(table);
  for (const { name, isMissed } of growth) console.log(`${isMissed ? 'MISSED ' : 'reached'}  ${name}`);
  if (process.env.ORIGINS)
    console.log(await page.evaluate(() => (Reflect.get(window, 'origins') as () => unknown)()));
  if (!process.env.NAVIGATIONS) recordTable('bench:heap', table);
} finally {
  await browser.close();
  await portal.close();
}
