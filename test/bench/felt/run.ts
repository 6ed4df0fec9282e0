/**
 * Uses every kind of control on every page by real input, with the CPU slowed down four times, and reads how long each
 * interaction took from the browser's own event timing; then the same where lists are very long. Writes the worst
 * interactions into the documentation. `ONLY=exam npm run bench:felt` walks over the pages whose names match and writes
 * nothing, and `FORMER=../former/dist/portal npm run bench:felt` measures another build beside this one; see former.ts.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { buildPortal } from '#host/server/portal-build.ts';
import { startServer } from '#host/server/start.ts';
import { ensureChromium, findHeadless, launchArguments } from '../../chromium.ts';
import { recordTable } from '../../recorded-tables.ts';
import { serveFormer } from '../former.ts';
import { largeVisits } from './large-visits.ts';
import { lineOf, tableOf } from './report.ts';
import { isMissed, isNear, mediansOf, worstOfKinds, type Felt } from './statistics.ts';
import { isCpuMeasured } from './operate.ts';
import { allVisits } from './visits.ts';
import { walkVisit, type Visit } from './walk.ts';

/** How often a page is walked over where an interaction comes near its limit. */
const rounds = Number(process.env.ROUNDS ?? 3);
const only = process.env.ONLY === undefined ? undefined : new RegExp(process.env.ONLY);

const bare: Visit = {
  name: 'an empty page',
  path: 'data:text/html,<main><button>A button</button><input aria-label="A field">',
};
/** The machine may be busy at times: the empty page is measured again after so many others. */
const BARE_EVERY = 8;

ensureChromium();
await buildPortal();
const former = await serveFormer();
const { address, close } = await startServer();
const portals = [{ address, close }, ...(former ? [former] : [])];
const browser = await chromium.launch({ executablePath: findHeadless(), args: launchArguments });

/** All data anew, since every walk changes some. */
async function renewData(address: string, large: boolean): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ large });
  const { ok } = await fetch(`${address}/sandbox/size`, { method: 'POST', headers, body });
  if (!ok) throw new Error(`the sandbox at ${address} knows no sizes`);
}

/** The builds alternate, so that a busy moment of the machine affects both. */
async function measure(visit: Visit, large: boolean): Promise<Felt[][]> {
  const walks = portals.map((): Felt[][] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { address }] of portals.entries()) {
      await renewData(address, large);
      walks[index]?.push(await walkVisit(browser, address, visit));
    }
    if (!walks.flat(2).some(isNear)) break;
  }
  return walks.map(mediansOf);
}

try {
  const bareTimes: Felt[] = [];
  const all: Felt[][] = portals.map(() => []);
  const measureAll = async (visits: readonly Visit[], large: boolean) => {
    const chosen = visits.filter(({ name }) => only?.test(name) ?? true);
    for (const [index, visit] of chosen.entries()) {
      if (index % BARE_EVERY === 0) bareTimes.push(...(await walkVisit(browser, '', bare)));
      const found = await measure(visit, large);
      for (const [build, felt] of found.entries()) all[build]?.push(...felt);
      console.log(`${index + 1}/${chosen.length} ${visit.name}: ${found[0]?.length ?? 0} controls`);
      for (const felt of (found[0] ?? []).filter(isMissed)) console.log(lineOf(felt));
    }
  };
  await measureAll(largeVisits, true);
  await renewData(address, false);
  await measureAll(await allVisits(browser, address), false);

  const [current = [], earlier = []] = all.map(worstOfKinds);
  const table = tableOf({ current, former: earlier, bare: bareTimes });
  console.log(
    `\n${table}\n\n${current.filter(isMissed).length} of ${current.length} kinds of interactions are too slow.`,
  );
  const busy = loadavg()[0] ?? 0;
  if (busy > availableParallelism() + 1) console.log(`The machine was busy (load ${busy.toFixed(1)}).`);
  if (!only && !isCpuMeasured) recordTable('bench:felt', table);
} finally {
  await browser.close();
  for (const portal of portals) await portal.close();
}
