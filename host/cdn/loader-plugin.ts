import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { root } from '../server/paths.ts';
import { buildTarget } from '../server/target.ts';
import { chunkMap } from './chunk-map.ts';

const loader = fileURLToPath(new URL('loader.ts', import.meta.url));

/** Emits `portal.js`, a build of its own with the map of the chunks as a define: it is one file that imports nothing. */
export function loaderPlugin(): Plugin {
  return {
    name: 'portal-loader',
    apply: 'build',
    async generateBundle(_, bundle) {
      const built = await build({
        configFile: false,
        root,
        logLevel: 'warn',
        define: { __CHUNK_MAP__: JSON.stringify(chunkMap(bundle)) },
        build: { ...buildTarget, write: false, modulePreload: false, rolldownOptions: { input: loader } },
      });
      this.emitFile({ type: 'asset', fileName: 'portal.js', source: codeOf(built) });
    },
  };
}

function codeOf(built: Awaited<ReturnType<typeof build>>): string {
  const [chunk, ...more] = Array.isArray(built) || !('output' in built) ? [] : built.output;
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('the loader must be one file');
  return chunk.code;
}
