import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { cdnFolder, portalFolder, root, viteConfigs } from './places.ts';
import { fingerprint, isStale, type Build } from './stale.ts';

const portalBuild: Build = {
  root,
  sources: ['src', 'widgets', 'host', 'package-lock.json', 'tsconfig.json'],
  without: ['host/sandbox'],
  stamp: `${portalFolder}/.vite/stamp`,
};

/** Where the standalone portal and the files of the CDN are put. */
export interface BuildFolders {
  portal: string;
  cdn: string;
}

const ownFolders: BuildFolders = { portal: portalFolder, cdn: cdnFolder };

/** Builds the portal where its sources have changed; true when it has built. */
export async function buildPortal(): Promise<boolean> {
  if (!(await isPortalStale())) return false;
  // As the sources are now: what changes while it builds counts as not built.
  const print = await fingerprint(portalBuild);
  await buildInto(ownFolders);
  await mkdir(dirname(portalBuild.stamp), { recursive: true });
  await writeFile(portalBuild.stamp, print);
  return true;
}

/** Whether the sources have changed since the portal was built. */
export function isPortalStale(): Promise<boolean> {
  return isStale(portalBuild);
}

/** Builds portal and CDN files into other folders than their own. */
export async function buildInto(folders: BuildFolders): Promise<void> {
  const { build } = await import('vite');
  // React's development build must not slip in where a test runner or a shell has set another.
  const former = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    for (const name of ['portal', 'cdn'] as const) {
      const configFile = viteConfigs[name];
      await build({ configFile, mode: 'production', logLevel: 'warn', build: { outDir: folders[name] } });
    }
  } finally {
    if (former === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = former;
  }
}
