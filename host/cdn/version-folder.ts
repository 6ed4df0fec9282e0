import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { PORTAL_VERSION } from '#src/config.ts';

/** The folder of this version below that of the CDN. Its files never change once they are deployed. */
export const versionFolder = `${PORTAL_VERSION}/`;

/**
 * Removes what an earlier build of this version has left, and nothing else: pages may have pinned the other versions in
 * the output folder.
 */
export function emptyVersionFolder(): Plugin {
  let outDir = '';
  return {
    name: 'portal-empty-version-folder',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    renderStart() {
      rmSync(resolve(outDir, versionFolder), { recursive: true, force: true });
    },
  };
}
