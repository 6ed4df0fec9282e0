import { readFileSync } from 'node:fs';
import { root } from '#host/server/paths.ts';

export const recordPath = `${root}test/api/last-release.txt`;

/** The version of the last release and the lines of its description. */
export function lastRelease(): { version: string; lines: string[] } {
  const [version = '', ...lines] = readFileSync(recordPath, 'utf8').trimEnd().split('\n');
  return { version, lines };
}
