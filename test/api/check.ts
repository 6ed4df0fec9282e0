import { readFileSync } from 'node:fs';
import { root } from '#host/server/paths.ts';
import settings from '#package.json' with { type: 'json' };
import { unanswered } from './change-log.ts';
import { changesBetween } from './compare.ts';
import { describePackage } from './describe-package.ts';
import { lastRelease } from './last-release.ts';

/** Compares the built package with the last release. Throws if the change log leaves a change out. */
export async function checkApi(): Promise<void> {
  const { version, lines } = lastRelease();
  const changes = changesBetween(lines, await describePackage(root));
  const log = readFileSync(`${root}CHANGELOG.md`, 'utf8');
  const faults = unanswered(changes, { log, from: version, to: settings.version });
  if (faults.length > 0) throw new Error(`the public interface since ${version}:\n${faults.join('\n')}`);
  console.log(`the change log names the changes of the interface since ${version}: ${changes.length}`);
}
