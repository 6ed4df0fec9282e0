/**
 * Runs all test projects, two in parallel, each of which uses up to two processors. Prints the output of a project when
 * it ends, and all failures once more at the end.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from '#host/server/paths.ts';
import { casesName } from './cases.ts';
import { failedTests } from './failed-tests.ts';

const atATime = 2;

/** The longest project starts first; beside it those that use little more than one processor, then the others. */
const order = [
  'e2e',
  'stories',
  'hosts',
  'browser',
  'engines',
  'cdn',
  'documents',
  'unit',
  'look',
  'pixels',
  'faults',
];

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};
const projects = Object.keys(scripts)
  .filter((name) => name.startsWith('test:') && !['test:chromium', 'test:mutation'].includes(name))
  .map((name) => name.slice('test:'.length))
  .toSorted((one, other) => order.indexOf(one) - order.indexOf(other));

/** Further arguments per project. */
const parts: Readonly<Record<string, readonly string[]>> = {
  // The fresh applications take minutes and install from the registry; `npm run test:documents` builds them too.
  documents: ['--', '--project=quick'],
  // The other flows run before a release.
  engines: ['--', 'quick'],
};

/** Extra environment variables per project. */
const environments: Readonly<Record<string, NodeJS.ProcessEnv>> = {
  // React's production build, which takes a third less CPU; on their own, `npm run test:browser` and
  // `npm run test:stories` use the development build, which explains its errors.
  browser: { NODE_ENV: 'production' },
  stories: { NODE_ENV: 'production' },
};

interface Run {
  project: string;
  output: string;
  hasPassed: boolean;
  seconds: number;
}

function run(project: string): Promise<Run> {
  const started = Date.now();
  console.log(`${project} …`);
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', `test:${project}`, ...(parts[project] ?? [])], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A run that goes on past midnight keeps its day.
      env: { ...process.env, CASES: casesName, ...environments[project] },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => void said.push(piece));
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      resolve({ project, output: Buffer.concat(said).toString(), hasPassed: code === 0, seconds });
    });
  });
}

async function runInTurn(): Promise<void> {
  for (let next = projects.shift(); next; next = projects.shift()) {
    const ended = await run(next);
    done.push(ended);
    console.log(`\n== ${ended.project}, ${ended.seconds} s\n${ended.output}`);
  }
}

console.log(`CASES=${casesName}`);
const done: Run[] = [];
await Promise.all(Array.from({ length: atATime }, runInTurn));
const failed = done.filter(({ hasPassed }) => !hasPassed);
for (const { project, output } of failed) console.log(`\n== ${project} has failed\n${failedTests(output)}`);
for (const { project, hasPassed, seconds } of done)
  console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${project}, ${seconds} s`);
if (failed.length > 0) process.exitCode = 1;
