import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

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
          if (chunk.type === 'chunk' && chunk.name === 'floor') chunk.code = withoutLists(chunk.code);
        }
      },
    },
  };
}

/**
 * What the floor itself fetches (an error, a message, a signature) may arrive in two steps: the names of its files would
 * be in every first load.
 */
export function withoutLists(code: string): string {
  return code.replace(/^const __vite__mapDeps=.*\n/, '').replace(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]');
}
