import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { root } from '../server/paths.ts';
import { buildTarget } from '../server/target.ts';
import { chunkMap, type ChunkMap } from './chunk-map.ts';
import { versionFolder } from './version-folder.ts';

const loader = fileURLToPath(new URL('loader.ts', import.meta.url));

/** Where each loader finds the folder of the chunks: one that follows the newest version, and one of this version. */
const loaders: Readonly<Record<string, string>> = {
  'portal.js': `${versionFolder}chunks/`,
  [`${versionFolder}portal.js`]: 'chunks/',
};

/** Emits the loaders, each a build of its own with the map of the chunks as a define: one file that imports nothing. */
export function loaderPlugin(): Plugin {
  return {
    name: 'portal-loader',
    apply: 'build',
    async generateBundle(_, bundle) {
      const map = chunkMap(bundle);
      for (const [fileName, chunks] of Object.entries(loaders)) {
        this.emitFile({ type: 'asset', fileName, source: await buildLoader(map, chunks) });
      }
    },
  };
}

async function buildLoader(map: ChunkMap, chunks: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { __CHUNK_MAP__: JSON.stringify(map), __CHUNK_FOLDER__: JSON.stringify(chunks) },
    build: {
      ...buildTarget,
      write: false,
      modulePreload: false,
      // The page imports its functions.
      rolldownOptions: { input: loader, preserveEntrySignatures: 'strict' },
    },
  });
  const [chunk, ...more] = Array.isArray(built) || !('output' in built) ? [] : built.output;
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('the loader must be one file');
  return chunk.code;
}
