import { readFile } from 'node:fs/promises';
import { dirname, posix, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { lowerStyles } from './lower-styles.ts';
import { markPureCalls } from './pure-calls.ts';

/** Sources by the name that each gets in the package, without its ending. */
export type Modules = Readonly<Record<string, string>>;

const sheet = /\.css\?inline$/;
const withoutQuery = (path: string) => path.replace(/\?inline$/, '');
/** The file that a specifier names: `#src/…` is a path from the root of the repository. */
const place = (path: string, folder: string) =>
  path.startsWith('#') ? resolve(withoutQuery(path).slice(1)) : resolve(folder, withoutQuery(path));

/** The entries with every module that they import: all but the entries under `modules/`, in the folders of the sources. */
export async function modulesOf(entries: Modules): Promise<Modules> {
  const { metafile } = await build({
    entryPoints: Object.values(entries),
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
  });
  const known = new Set(Object.values(entries));
  const inner = Object.keys(metafile.inputs)
    .map(withoutQuery)
    .filter((source) => !known.has(source));
  return {
    ...entries,
    ...Object.fromEntries(inner.map((source) => [`modules/${source.replace(/\.tsx?$/, '')}`, source])),
  };
}

/**
 * Keeps each source a module of its own, so that a page with one component bundles only the modules which that component
 * imports: bundlers drop whole modules more reliably than parts of one.
 */
export function preserveModules(modules: Modules): Plugin {
  const names = new Map(Object.entries(modules).map(([name, source]) => [resolve(source), name]));
  return {
    name: 'preserve-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.css$/ }, ({ path, kind }) =>
        // The name does not end with `.css`, or tsup's own handling of sheets would take the file first.
        kind === 'entry-point' ? { path: `${path}?inline`, namespace: 'sheet' } : undefined,
      );
      onResolve({ filter: /^(?:\.\.?\/|#)/ }, ({ path, importer, kind }) => {
        const from = names.get(importer);
        // A library that is not installed beside the package is bundled.
        if (kind === 'entry-point' || from === undefined) return undefined;
        const to = names.get(place(path, dirname(importer)));
        if (to === undefined) return { errors: [{ text: `${importer} leads out of the package: ${path}` }] };
        return { path: `${specifierOf(from, to)}.js`, external: true };
      });
      onLoad({ filter: sheet, namespace: 'sheet' }, async ({ path }) => {
        const file = withoutQuery(path);
        return { contents: await lowerStyles(await readFile(file, 'utf8'), file), loader: 'text' };
      });
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) =>
        names.has(path)
          ? {
              contents: markPureCalls(await readFile(path, 'utf8'), path),
              loader: path.endsWith('x') ? 'tsx' : 'ts',
              resolveDir: dirname(path),
            }
          : undefined,
      );
    },
  };
}

/** The specifier by which one module imports the other. */
function specifierOf(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
