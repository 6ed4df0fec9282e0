/**
 * Measures our bell and feedback button beside a bare button and competitors, in one run with a slowed-down CPU: time
 * until they are visible, size, and time to open 200 notifications. Only the ratios to the bare button can be
 * compared between machines. Fails if a page never shows its subject; a missed target is only reported. `npm run
 * bench:embed -- cdn-bell open` measures only that; see choice.ts.
 */
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureChromium, launchArguments } from '../../chromium.ts';
import { installOwnPackage } from '../../install-dependencies.ts';
import { recordTable } from '../../recorded-tables.ts';
import { buildSite } from './build.ts';
import { choiceOf, type Choice } from './choice.ts';
import { mediansOf, type Figures } from './figures.ts';
import { aimsOf, tableOf, type Result } from './report.ts';
import { startSite } from './server.ts';
import { pathOf } from './subjects.ts';
import { scriptTime, slowdown, visit } from './visit.ts';

const rounds = Number(process.env.ROUNDS ?? 9);
const folder = fileURLToPath(new URL('pages/', import.meta.url));

/** Returns the medians of all rounds. */
async function measure({ subjects, measures }: Choice): Promise<Result[]> {
  const site = await startSite(await buildSite(subjects));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments });
  try {
    const rows = subjects.map((subject) => ({ subject, visits: [] as Figures[] }));
    // The subjects alternate, so that a busy moment of the machine affects all; the first round only warms up.
    for (let round = 0; round <= rounds; round++) {
      for (const { subject, visits } of rows) {
        const url = `${site.address}${pathOf(subject)}`;
        const figures = await visit(browser, url, subject, measures('open'));
        const script = measures('script') ? await scriptTime(browser, url, subject) : undefined;
        if (round > 0) visits.push({ ...figures, ...(script !== undefined && { script }) });
      }
      console.log(`round ${round} of ${rounds}`);
    }
    if (site.unknown.size > 0) throw new Error(`without an answer: ${[...site.unknown].join(', ')}`);
    return rows.map(({ subject, visits }) => ({ subject, figures: mediansOf(visits) }));
  } finally {
    await browser.close();
    await site.close();
  }
}

try {
  if (!installOwnPackage(folder, 'the other bells and feedback buttons')) throw new Error('not installed');
  const choice = choiceOf(process.argv.slice(2));
  const results = await measure(choice);
  const table = tableOf(results);
  const busy = loadavg()[0] ?? 0;
  console.log(`\nCPU slowed ${slowdown}×, medians of ${rounds} rounds\n\n${table}\n`);
  for (const { text, reached } of aimsOf(results)) console.log(`${reached ? 'reached' : 'MISSED '}  ${text}`);
  // The benchmark itself keeps about one CPU busy.
  if (busy > availableParallelism() + 1)
    console.log(`\nThe machine was busy with other things (load ${busy.toFixed(1)}): times are too high.`);
  if (choice.isAll) recordTable('bench:embed', tableOf(results.filter(({ subject }) => !subject.former)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
