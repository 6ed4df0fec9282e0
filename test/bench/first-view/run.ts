/**
 * Measures the first paint of the portal beside a static form and a form by React alone, with a slow CPU and on slow
 * lines: medians of one run. Only the ratios to the static form can be compared between machines. A missed target is
 * reported; a page that never shows it is an error. `ROUNDS=3 npm run bench` is quicker, and
 * `FORMER=../former/dist/portal npm run bench` measures another build beside this one; see former.ts.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { buildPortal } from '#host/server/portal-build.ts';
import { startServer } from '#host/server/start.ts';
import { ensureChromium, launchArguments } from '../../chromium.ts';
import { recordTable } from '../../recorded-tables.ts';
import { serveFloor } from './floor.ts';
import { returnTime } from './return.ts';
import { tableOf, targets } from './report.ts';
import { serveFormer } from '../former.ts';
import { median } from '../median.ts';
import { subjects, type Subject } from './subjects.ts';
import { conditions, type Medians } from './conditions.ts';
import { logIn } from './log-in.ts';
import { visit, type Visit } from './visit.ts';

const rounds = Number(process.env.ROUNDS ?? 9);

function mediansOf(visits: readonly Visit[]): Partial<Visit> {
  const all = (measure: keyof Visit) => median(visits.flatMap((one) => one[measure] ?? []));
  const { visible, usable, scripts, scriptBytes } = {
    visible: all('visible'),
    usable: all('usable'),
    scripts: all('scripts'),
    scriptBytes: all('scriptBytes'),
  };
  return Object.fromEntries(
    Object.entries({ visible, usable, scripts, scriptBytes }).filter(([, value]) => value !== undefined),
  );
}

type Servers = Record<Subject['whose'], string>;

async function measure(browser: Browser, servers: Servers) {
  const results = new Map<Subject, Record<string, Visit[]>>(subjects.map((subject) => [subject, {}]));
  for (let round = 0; round <= rounds; round++) {
    // The subjects alternate, so that a busy moment of the machine affects all; the first round only warms up.
    for (const [name, condition] of Object.entries(conditions)) {
      for (const subject of subjects) {
        const origin = servers[subject.whose];
        const figures = await visit(browser, origin, subject, condition, (context, username) =>
          logIn(origin, context, username),
        );
        if (round > 0) ((results.get(subject) ?? {})[name] ??= []).push(figures);
      }
    }
    console.log(`round ${round} of ${rounds}`);
  }
  return new Map(
    [...results].map(([subject, visits]) => [
      subject,
      Object.fromEntries(Object.entries(visits).map(([name, all]) => [name, mediansOf(all)])) as Medians,
    ]),
  );
}

await buildPortal();
const portal = await startServer();
const former = await serveFormer();
const floorServer = await serveFloor();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments });
try {
  const back = median(await returnTime(browser, portal, rounds));
  const formerBack = former && median(await returnTime(browser, former, rounds));
  const results = await measure(browser, {
    floor: floorServer.address,
    ours: portal.address,
    former: former?.address ?? '',
  });
  const table = tableOf(results);
  console.log(`\nmedians of ${rounds} rounds\n\n${table}\n`);
  for (const { text, reached } of targets(results, back))
    console.log(`${reached ? 'reached' : 'MISSED '}  ${text}`);
  if (formerBack !== undefined)
    console.log(`\nback to a visited page, former build: ${formerBack.toFixed(0)} ms`);
  const busy = loadavg()[0] ?? 0;
  if (busy > availableParallelism() + 1) console.log(`\nThe machine was busy (load ${busy.toFixed(1)}).`);
  const own = [...results].filter(([{ whose }]) => whose !== 'former');
  recordTable('bench', tableOf(new Map(own)));
} finally {
  await browser.close();
  floorServer.close();
  await portal.close();
  await former?.close();
}
