import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { portalFolder, root, viteConfigs } from './places.ts';
import { fingerprint, isStale, type Build } from './stale.ts';

const portalBuild: Build = {
  root,
  sources: ['src', 'widgets', 'host', 'package-lock.json', 'tsconfig.json'],
  without: ['host/sandbox'],
  stamp: `${portalFolder}/.vite/stamp`,
};

/** Builds the portal where its sources have changed; true when it has built. */
export async function buildPortal(): Promise<boolean> {
  if (!(await isStale(portalBuild))) return false;
  // As the sources are now: what changes while it builds counts as not built.
  const print = await fingerprint(portalBuild);
  const { build } = await import('vite');
  // React's development build must not slip in where a test runner or a shell has set another.
  const former = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    for (const configFile of viteConfigs) await build({ configFile, mode: 'production', logLevel: 'warn' });
  } finally {
    if (former === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = former;
  }
  await mkdir(dirname(portalBuild.stamp), { recursive: true });
  await writeFile(portalBuild.stamp, print);
  return true;
}
