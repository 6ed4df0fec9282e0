import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { cdnFolder, portalFolder, root, viteConfigs } from './paths.ts';
import { compressFiles } from './compress-files.ts';
import { prerender } from './prerender-build.ts';
import { fingerprint, isStale, type Build } from './build-cache.ts';
import { buildServer, serverFolder } from './production/build-server.ts';

export const portalBuild: Build = {
  root,
  sources: ['src', 'widgets', 'host', 'package-lock.json', 'tsconfig.json'],
  without: ['host/sandbox'],
  stamp: `${portalFolder}/.vite/stamp`,
};

/** The output folders of the standalone portal and of the CDN files. */
export interface BuildFolders {
  portal: string;
  cdn: string;
}

const builds = ['portal', 'cdn'] as const;

/** The builds and their folders, in the order of the build. */
const configs = {
  portal: [viteConfigs.portal, viteConfigs.gallery],
  cdn: [viteConfigs.cdn],
};

const ownFolders: BuildFolders = { portal: portalFolder, cdn: cdnFolder };

/** Builds the portal if its sources have changed; returns whether it has. */
export async function buildPortal(): Promise<boolean> {
  if (!(await isPortalStale())) return false;
  await rebuild();
  return true;
}

/** Builds into `dist` and records the fingerprint of the sources. */
export async function rebuild(): Promise<void> {
  // Taken before the build: a change during it counts as not built.
  const print = await fingerprint(portalBuild);
  await buildInto(ownFolders);
  await buildServer(serverFolder);
  await mkdir(dirname(portalBuild.stamp), { recursive: true });
  await writeFile(portalBuild.stamp, print);
}

/** Builds the files of the CDN alone into `dist`. */
export const rebuildCdn = (): Promise<void> => buildInto({ cdn: cdnFolder });

/** Puts a current build into other folders: a copy of the last one unless it is stale. */
export async function provideBuild(folders: Partial<BuildFolders>): Promise<void> {
  if (await isPortalStale()) {
    await buildInto(folders);
    return;
  }
  for (const name of builds) {
    const folder = folders[name];
    if (folder) await cp(ownFolders[name], folder, { recursive: true });
  }
}

/** True if the sources have changed since the portal was built. */
function isPortalStale(): Promise<boolean> {
  return isStale(portalBuild);
}

async function buildInto(folders: Partial<BuildFolders>): Promise<void> {
  const { build } = await import('vite');
  // React's development build must not slip in where a test runner or a shell has set another.
  const former = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    for (const name of builds) {
      const outDir = folders[name];
      if (!outDir) continue;
      for (const configFile of configs[name])
        await build({ configFile, mode: 'production', logLevel: 'warn', build: { outDir } });
      if (name === 'portal') await prerender(outDir);
      await compressFiles(outDir);
    }
  } finally {
    if (former === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = former;
  }
}
