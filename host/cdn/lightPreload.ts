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
            chunk.name === 'floor' || chunk.moduleIds.some((id) => shell.test(id))
              ? withoutLists(chunk.code)
              : withoutLoaded(chunk.code, loadedBy(chunk, bundle));
        }
      },
    },
  };
}

/** What is there until somebody turns to it. */
const shell = /[\\/]cdn[\\/]shells[\\/]/;

/**
 * What the floor itself fetches (an error, a message, a signature), and what a shell fetches when somebody turns to it,
 * may arrive in two steps: the names of its files would be in every first load.
 */
export function withoutLists(code: string): string {
  return code
    .replace(/^const __vite__mapDeps=.*\n/, '')
    .replace(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]')
    .replace(startedWithNone, '$1');
}

/** With nothing to start ahead, the helper does no more than to import. */
const startedWithNone =
  /[\w$]+\(\(\)=>(import\("[^"]+"\)(?:\.then\([\w$]+=>[\w$]+\.[\w$]+\))?),\[\],import\.meta\.url\)/g;

/** A file, and all that is here before it runs. */
function loadedBy(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const loaded = new Set<string>();
  const queue = [chunk.fileName];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const known = bundle[file];
    if (loaded.has(file) || known?.type !== 'chunk') continue;
    loaded.add(file);
    queue.push(...known.imports);
  }
  return new Set([...loaded].map((file) => basename(file)));
}

const list = /^(const __vite__mapDeps=.*?m\.f=)(\[[^\]]*\])/;

/** Only what is not here yet is started ahead: each further name would be in a first load for nothing. */
export function withoutLoaded(code: string, loaded: ReadonlySet<string>): string {
  const files = JSON.parse(list.exec(code)?.[2] ?? '[]') as string[];
  const kept = files.filter((file) => !loaded.has(basename(file)));
  return code
    .replace(list, (_, before: string) => before + JSON.stringify(kept))
    .replace(/__vite__mapDeps\((\[[\d,]*\])\)/g, (_, places: string) => {
      const names = (JSON.parse(places) as number[]).map((place) => files[place] ?? '');
      const left = names.map((name) => kept.indexOf(name)).filter((place) => place >= 0);
      return `__vite__mapDeps(${JSON.stringify(left)})`;
    });
}
