import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '#host/server/paths.ts';
import type { Judgement } from '../judge.ts';
import { holes } from './holes.ts';

const run = promisify(execFile);

interface Report {
  numTotalTests: number;
  numFailedTests: number;
}

/** Runs tests, with a fault made again where its place in the list is given. */
async function runTests(tests: readonly string[], hole = ''): Promise<Report> {
  const env = {
    ...process.env,
    MUTATION_TESTS: tests.join(' '),
    MUTATION_ENVIRONMENT: 'happy-dom',
    MUTATION_HOLE: hole,
  };
  const given = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '-c',
    'test/mutation/vitest.config.ts',
    '--reporter=json',
  ];
  // A run whose tests fail ends with an error, which has its report all the same.
  const { stdout } = await run(process.execPath, given, { cwd: root, env, maxBuffer: 2 ** 26 }).catch(
    (error: unknown) => error as { stdout: string },
  );
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
}

/** Makes each fault again, one by one; its test has to notice it. */
export async function judgeHoles(): Promise<Judgement> {
  const sound = await runTests([...new Set(holes.map(({ test }) => test))]);
  if (sound.numTotalTests === 0 || sound.numFailedTests > 0)
    throw new Error(`Without a fault, ${sound.numFailedTests} of ${sound.numTotalTests} tests fail.`);
  let killed = 0;
  for (const [index, { fault, test }] of holes.entries()) {
    const { numFailedTests, numTotalTests } = await runTests([test], String(index));
    if (numFailedTests > 0) killed += 1;
    const verdict = numFailedTests > 0 ? 'noticed' : 'NOT NOTICED';
    console.log(`${verdict}: ${fault} (${numFailedTests} of ${numTotalTests} tests of ${test} fail)`);
  }
  return { mutants: holes.length, killed, score: (killed / holes.length) * 100, unlisted: [], stale: [] };
}
