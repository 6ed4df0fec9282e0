/** Records the public interface of the built package as that of the last release: a step of RELEASE.md. */
import { writeFileSync } from 'node:fs';
import { root } from '#host/server/paths.ts';
import settings from '#package.json' with { type: 'json' };
import { describePackage } from './describe-package.ts';
import { recordPath } from './last-release.ts';

const lines = await describePackage(root);
writeFileSync(recordPath, `${[settings.version, ...lines].join('\n')}\n`);
