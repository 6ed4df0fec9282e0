/**
 * Builds the last commit in two fresh checkouts, in folders of different names, and compares every file: whoever builds a
 * release again has to get what was published.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#host/server/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-widgets-'));

/** The hash of each file that a fresh checkout builds. */
function build(name: string): Map<string, string> {
  const checkout = join(folder, name);
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('git', ['clone', '--quiet', root, checkout]);
  run('npm', 'ci');
  run('npm', 'run', 'build:portal');
  run('npm', 'run', 'build:lib');
  run('npm', 'run', 'build:contract');
  run('npm', 'run', 'build:tokens');
  const dist = join(checkout, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(dist.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

try {
  const [one, other] = [build('one'), build('another')];
  const names = new Set([...one.keys(), ...other.keys()]);
  const different = [...names].filter((name) => one.get(name) !== other.get(name)).toSorted();
  if (different.length > 0) throw new Error(`two builds differ in:\n${different.join('\n')}`);
  console.log(`${names.size} files, the same in both builds`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
