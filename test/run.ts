/** Runs all projects of tests, two at a time: most of each is waiting. What one says is printed when it has ended. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from '../host/server/places.ts';

const atATime = 2;

/** The longest first, so that none is left over at the end. */
const order = ['browser', 'e2e', 'hosts', 'stories', 'preact', 'unit'];

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};
const projects = Object.keys(scripts)
  .filter((name) => name.startsWith('test:') && name !== 'test:chromium')
  .toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(script: string): number {
  return order.indexOf(script.slice('test:'.length));
}

interface Run {
  project: string;
  output: string;
  hasPassed: boolean;
  seconds: number;
}

function run(project: string): Promise<Run> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', project], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pieces: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => void pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      resolve({ project, output: Buffer.concat(pieces).toString(), hasPassed: code === 0, seconds });
    });
  });
}

async function runInTurn(queue: string[], done: Run[]): Promise<void> {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
    console.log(`${project} …`);
    const ended = await run(project);
    done.push(ended);
    console.log(`\n== ${project}, ${ended.seconds} s\n${ended.output}`);
  }
}

const queue = [...projects];
const done: Run[] = [];
await Promise.all(Array.from({ length: atATime }, () => runInTurn(queue, done)));
for (const { project, hasPassed, seconds } of done)
  console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${project}, ${seconds} s`);
if (done.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1;
