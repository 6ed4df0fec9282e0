import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isStale } from '../../host/server/build-cache.ts';
import { packageBuild } from '../../host/package/package-build.ts';
import { root } from '../../host/server/paths.ts';
import { installPacked } from '../install-packed.ts';

/** Below the repository, whose `node_modules` hold what an application installs beside the package. */
export const nearFolder = `${root}.cache/documents`;

/** Builds the package if its sources have changed since it was built. */
export async function providePackage(): Promise<void> {
  if (existsSync(`${root}dist/lib/index.d.ts`) && !(await isStale(packageBuild))) return;
  console.log('Building the package …');
  execFileSync('npm', ['run', '--silent', 'build:lib'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** Installs the packed package where the quick tests write their applications. */
export default async function installNear(): Promise<void> {
  await providePackage();
  installPacked(`${nearFolder}/node_modules`);
}
