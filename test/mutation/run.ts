/**
 * Changes the code of an area at one place at a time, and asks its unit tests. Fails for a score below the floor, for a
 * survivor that is not listed, and for a listed one that does not survive. Takes names of areas, all without one, or files
 * of ours; `holes` makes the faults of `holes/holes.ts` again. What neither code nor test has changed since the last run is taken from `.cache/mutation`.
 */
import { matchesGlob } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { markdownTable, recordedTable, recordTable } from '../recorded-tables.ts';
import { areas, type Area } from './areas.ts';
import { judgeHoles } from './holes/judge-holes.ts';
import { judge, type Judgement } from './judge.ts';
import { mutantsOf, readReport, reportPath } from './report.ts';
import { survivors } from './survivors.ts';

const mark = 'mutation';
const page = '20-security.mdx';
/** Stands among the areas, and has a table of its own. */
const HOLES = 'holes';

// Properties run with the same inputs each time, so that the score belongs to the code.
process.env.CI = '1';
// In Greenwich itself, a time that is read without its zone would be right by chance.
process.env.TZ = 'Asia/Shanghai';

async function mutate(name: string, files: readonly string[]): Promise<Judgement> {
  const area = areas[name];
  if (!area) throw new Error(`There is no area ${name}, but ${Object.keys(areas).join(', ')}.`);
  process.env.MUTATION_TESTS = area.tests.join(' ');
  process.env.MUTATION_ENVIRONMENT = area.environment;
  const isNode = area.environment === 'node';
  const setup = area.setup ?? [isNode ? 'test/mutation/setup.ts' : 'test/unit/setup.ts'];
  process.env.MUTATION_SETUP = setup.join(' ');
  process.env.MUTATION_CHUNKS = (area.chunks ?? []).join(' ');
  await new Stryker({
    mutate: files.length > 0 ? [...files] : [...area.mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `.cache/mutation/${name}.incremental.json`,
    concurrency: 1,
    // A busy machine takes long for many a mutant that is no loop.
    timeoutMS: 20_000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportPath(name) },
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: ['.cache', 'dist', 'test/bench', 'test/e2e', 'test/engines'],
    allowConsoleColors: false,
  }).runMutationTest();
  const mutants = mutantsOf(readReport(name));
  return judge(files.length > 0 ? mutants.filter(({ file }) => files.includes(file)) : mutants, survivors);
}

function print(name: string, { mutants, killed, score, unlisted, stale }: Judgement): void {
  console.log(`${name}: ${killed} of ${mutants} mutants killed, ${score.toFixed(1)} %`);
  for (const { file, line, code, from, to } of unlisted)
    console.log(`  survives: ${file}:${line}  ${from} → ${to}\n    ${code}`);
  for (const entry of stale) console.log(`  listed, but does not survive: ${entry}`);
}

/** Puts the rows of the areas that have run into the recorded table. */
function record(results: ReadonlyMap<string, Judgement>): void {
  const recorded = new Map(
    recordedTable(mark, page)
      .slice(1)
      .map((row) => [row[0] ?? '', row]),
  );
  for (const [name, { mutants, killed, score }] of results)
    recorded.set(`\`${name}\``, [`\`${name}\``, String(mutants), String(killed), `${score.toFixed(1)} %`]);
  const rows = [...Object.keys(areas), HOLES].flatMap((name) => {
    const row = recorded.get(`\`${name}\``);
    return row ? [row] : [];
  });
  recordTable(mark, markdownTable(['area', 'mutants', 'killed', 'score'], rows), page);
}

const chosen = process.argv.slice(2);
const files = chosen.filter((one) => one.includes('/'));
/** A glob after `!` takes out what another one has named. */
function isOf({ mutate }: Area, file: string): boolean {
  const [taken, named] = [true, false].map((isTaken) =>
    mutate.filter((glob) => glob.startsWith('!') === isTaken),
  );
  const matches = (globs: readonly string[] = []) =>
    globs.some((glob) => matchesGlob(file, glob.replace(/^!/, '')));
  return matches(named) && !matches(taken);
}

const names = Object.keys(areas).filter((name) =>
  files.some((file) => areas[name] && isOf(areas[name], file)),
);
names.push(...chosen.filter((one) => !one.includes('/')));
const whole = files.length === 0;

const results = new Map<string, Judgement>();
for (const name of names.length > 0 || !whole ? names : [...Object.keys(areas), HOLES]) {
  const result = name === HOLES ? await judgeHoles() : await mutate(name, files);
  results.set(name, result);
  const isLow = whole && result.score < (areas[name]?.floor ?? 100);
  if (isLow || result.unlisted.length > 0 || result.stale.length > 0) process.exitCode = 1;
}
console.log();
for (const [name, result] of results) print(name, result);
if (results.size === 0) throw new Error(`No area has ${files.join(', ')}.`);
if (whole) record(results);
