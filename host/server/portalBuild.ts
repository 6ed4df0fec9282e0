import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { portalFolder, root, viteConfig } from './places.ts';
import { fingerprint, isStale, type Build } from './stale.ts';

const portalBuild: Build = {
  root,
  sources: ['src', 'widgets', 'host', 'package-lock.json', 'tsconfig.json'],
  without: ['host/sandbox', 'host/server', 'host/server.ts'],
  stamp: `${portalFolder}/.vite/stamp`,
};

/** Builds the portal where its sources have changed; true when it has built. */
export async function buildPortal(): Promise<boolean> {
  if (!(await isStale(portalBuild))) return false;
  const { build } = await import('vite');
  // React's development build must not slip in where a test runner or a shell has set another.
  const former = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({ configFile: viteConfig, mode: 'production', logLevel: 'warn' });
    await build({ configFile: viteConfig, mode: 'embed', logLevel: 'warn' });
  } finally {
    if (former === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = former;
  }
  return true;
}

/** Leaves word in the product of the sources it was made of, as they were when the build began. */
export function stampPlugin(): Plugin {
  let print = '';
  return {
    name: 'portal-stamp',
    apply: 'build',
    async buildStart() {
      print = await fingerprint(portalBuild);
    },
    async writeBundle() {
      await mkdir(dirname(portalBuild.stamp), { recursive: true });
      await writeFile(portalBuild.stamp, print);
    },
  };
}
