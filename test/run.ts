/**
 * Runs all test projects, a few in parallel, since each spends most of its time waiting. Prints the output of a
 * project when it ends.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from '../host/server/paths.ts';

const atATime = 3;

/** The longest project starts first, so that none is left over at the end. */
const order = ['e2e', 'cdn', 'browser', 'hosts', 'stories', 'unit'];

/** The number of shards per project: a browser runs one file at a time. */
const pieces: Readonly<Record<string, number>> = { browser: 2, cdn: 2 };

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};
const projects = Object.keys(scripts)
  .filter((name) => name.startsWith('test:') && name !== 'test:chromium')
  .map((name) => name.slice('test:'.length))
  .toSorted((one, other) => order.indexOf(one) - order.indexOf(other));

/** Extra environment variables per project. */
const environments: Readonly<Record<string, NodeJS.ProcessEnv>> = {
  // React's production build, which is also faster; `npm run test:browser` on its own uses the development build,
  // which explains its errors.
  browser: { NODE_ENV: 'production' },
};

interface Job {
  project: string;
  /** The shard and their number, e.g. `1/2`. */
  shard?: string;
}

const jobs = projects.flatMap((project): Job[] => {
  const count = pieces[project] ?? 1;
  if (count === 1) return [{ project }];
  return Array.from({ length: count }, (_, place) => ({ project, shard: `${place + 1}/${count}` }));
});

interface Run {
  name: string;
  output: string;
  hasPassed: boolean;
  seconds: number;
}

function run({ project, shard }: Job): Promise<Run> {
  const started = Date.now();
  const name = shard ? `${project} ${shard}` : project;
  console.log(`${name} …`);
  return new Promise((resolve, reject) => {
    const words = shard ? ['--', `--shard=${shard}`] : [];
    const child = spawn('npm', ['run', '--silent', `test:${project}`, ...words], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TEST_SHARD: shard?.replace('/', 'of') ?? '', ...environments[project] },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => void said.push(piece));
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      resolve({ name, output: Buffer.concat(said).toString(), hasPassed: code === 0, seconds });
    });
  });
}

async function runInTurn(): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const ended = await run(job);
    done.push(ended);
    console.log(`\n== ${ended.name}, ${ended.seconds} s\n${ended.output}`);
  }
}

const done: Run[] = [];
await Promise.all(Array.from({ length: atATime }, runInTurn));
for (const { name, hasPassed, seconds } of done)
  console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`);
if (done.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1;
