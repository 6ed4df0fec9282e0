import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { shortNames } from './shortNames.ts';
import { withoutParts } from './withoutParts.ts';

/** preact's own folder. */
export const preactFolder = dirname(createRequire(import.meta.url).resolve('preact/package.json'));

const privateName = /\b_[a-z][A-Za-z]+\b/g;
/** What runs nothing on import: left out where nothing of it is used. */
const pure = /compat[\\/]src[\\/]\w+\.js$/;

/**
 * preact from its sources, module by module, so that a first load takes no Suspense and no Children along. Its private
 * names, long in the sources, become as short as in its own build.
 */
export function preactSources(): Plugin {
  const short = shortNames([preactFolder], /(^|[\\/])src[\\/].*\.js$/, privateName, '_');
  return {
    name: 'portal-preact-sources',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(preactFolder)) return null;
      if (/[\\/]dist[\\/]/.test(id)) throw new Error(`preact twice: ${id}`);
      return {
        code: withoutParts(code, id).replace(privateName, (name) => short.get(name) ?? name),
        map: null,
        moduleSideEffects: !pure.test(id),
      };
    },
  };
}
