import type { Build } from '../server/build-cache.ts';
import { root } from '../server/paths.ts';

/** The npm package as a build: all that its files are made from. */
export const packageBuild: Build = {
  root,
  sources: [
    'src',
    'widgets',
    'host/package',
    'host/server/target.ts',
    'host/tokens',
    'host/traditional',
    'host/sandbox',
    'test/kit',
    'test/scene.ts',
    'package-lock.json',
    'tsconfig.json',
    'tsup.config.ts',
  ],
  without: [],
  // Beside the folder, which is published as it stands.
  stamp: `${root}dist/lib.stamp`,
};
