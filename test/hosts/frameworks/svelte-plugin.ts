import type { Plugin } from 'vite';
import { compile } from 'svelte/compiler';

/** Compiles `.svelte` files; the official plugin brings more than these three need. */
export function svelteFiles(): Plugin {
  return {
    name: 'svelte-files',
    enforce: 'pre',
    transform(source, id) {
      const [filename = id] = id.split('?');
      if (!filename.endsWith('.svelte')) return null;
      const { js } = compile(source, { filename, generate: 'client', dev: false, css: 'injected' });
      return { code: js.code, map: js.map };
    },
  };
}
