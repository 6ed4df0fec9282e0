import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { root } from '../server/paths.ts';
import { buildTarget } from '../server/target.ts';
import { chunkMap } from './chunkMap.ts';

const loader = fileURLToPath(new URL('portal.ts', import.meta.url));
const line = /'portal-([\w-]+)': \(\) => import\('\.\/([^']+)'\)/g;

/** The element's module of each tag, as `widgets/cdn.ts` lists them: `{ bell: '…/widgets/bell/element.ts' }`. */
export function taggedEntries(): Record<string, string> {
  const list = readFileSync(`${root}widgets/cdn.ts`, 'utf8');
  return Object.fromEntries([...list.matchAll(line)].map(([, tag, file]) => [tag, `${root}widgets/${file}`]));
}

/**
 * Writes `portal.js`, built by itself: it imports nothing, knows the files of every tag, and starts those of a tag
 * together.
 */
export function tagLoader(): Plugin {
  return {
    name: 'portal-tag-loader',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built = await build({
          configFile: false,
          root,
          logLevel: 'warn',
          define: { __PORTAL_CHUNKS__: JSON.stringify(chunkMap(bundle)) },
          build: { ...buildTarget, write: false, modulePreload: false, rolldownOptions: { input: loader } },
        });
        this.emitFile({ type: 'asset', fileName: 'portal.js', source: codeOf(built) });
      },
    },
  };
}

function codeOf(built: Awaited<ReturnType<typeof build>>): string {
  const [chunk, ...more] = Array.isArray(built) || !('output' in built) ? [] : built.output;
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('the loader must be one file');
  return chunk.code;
}
