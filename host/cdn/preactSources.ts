import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** preact's own folder. */
export const preactFolder = dirname(createRequire(import.meta.url).resolve('preact/package.json'));

const privateName = /\b_[a-z][A-Za-z]+\b/g;
/** What runs nothing on import: left out where nothing of it is used. */
const pure = /compat[\\/]src[\\/](?!index|render)\w+\.js$/;

/**
 * preact from its sources, module by module, so that a first load takes no Suspense and no Children along. Its private
 * names, long in the sources, become as short as in its own build.
 */
export function preactSources(): Plugin {
  const short = shortNames();
  return {
    name: 'portal-preact-sources',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(preactFolder)) return null;
      if (/[\\/]dist[\\/]/.test(id)) throw new Error(`preact twice: ${id}`);
      return {
        code: code.replace(privateName, (name) => short.get(name) ?? name),
        map: null,
        moduleSideEffects: !pure.test(id),
      };
    },
  };
}

/** The same name in all files of it, in the same order on every machine. */
function shortNames(): Map<string, string> {
  const files = readdirSync(preactFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])src[\\/].*\.js$/.test(file))
    .toSorted();
  const names = files.flatMap(
    (file) => readFileSync(join(preactFolder, file), 'utf8').match(privateName) ?? [],
  );
  return new Map([...new Set(names)].map((name, place) => [name, `_${place.toString(36)}`]));
}
