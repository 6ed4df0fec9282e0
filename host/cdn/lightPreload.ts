import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const helper = '\0vite/preload-helper.js';
const ours = fileURLToPath(new URL('preload.ts', import.meta.url));

/** Vite's own helper also loads style sheets and speaks of its errors: three times as heavy, in every first load. */
export function lightPreload(): Plugin {
  return {
    name: 'portal-light-preload',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      return id === helper ? { code: await readFile(ours, 'utf8'), moduleType: 'ts' } : null;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code =
            chunk.name === 'floor'
              ? withoutLists(chunk.code)
              : withoutKnown(chunk.code, importsOf(chunk.fileName, bundle));
        }
      },
    },
  };
}

/** A chunk and all that it has loaded by the time it runs. */
function importsOf(file: string, bundle: Rolldown.OutputBundle, reached = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || reached.has(file)) return reached;
  reached.add(file);
  for (const imported of chunk.imports) importsOf(imported, bundle, reached);
  return reached;
}

const list = /(?<=^const __vite__mapDeps=.*\.f=)\[[^\]]*\]/;

/** Leaves out of the files that are fetched along with others those that are here: eight letters each that nothing packs. */
export function withoutKnown(code: string, known: ReadonlySet<string>): string {
  const files = JSON.parse(list.exec(code)?.[0] ?? '[]') as string[];
  const names = new Set([...known].map((file) => basename(file)));
  const kept = files.filter((file) => !names.has(basename(file)));
  if (kept.length === files.length) return code;
  return code
    .replace(list, () => JSON.stringify(kept))
    .replace(/__vite__mapDeps\(\[([\d,]*)\]\)/g, (_, places: string) => {
      const wanted = places.split(',').map((place) => kept.indexOf(files[Number(place)] ?? ''));
      return `__vite__mapDeps([${wanted.filter((place) => place >= 0).join(',')}])`;
    });
}

/**
 * What the floor itself fetches (an error, a message, a signature) may arrive in two steps: the names of its files would
 * be in every first load.
 */
export function withoutLists(code: string): string {
  return code.replace(/^const __vite__mapDeps=.*\n/, '').replace(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]');
}
