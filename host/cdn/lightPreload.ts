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
  };
}
