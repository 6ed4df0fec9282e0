import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown, type OutputChunk } from 'rolldown';
import { root } from '#host/server/paths.ts';
import { defaultEntryLimit, entryLimits, frameLimit } from './entry-limits.ts';

export interface EntrySize {
  widget: string;
  /** Bytes of all code of the first load, after gzip, without React. */
  component: number;
  /** Size of the same component when it is imported from the package's index. */
  fromIndex: number;
  element: number;
}

const library = `${root}dist/lib`;

/** The folder of the bundled elements; a later check runs them. */
export const bundles = `${root}.cache/entries`;

/** Measures every widget as an application that bundles it would load it. */
export async function entrySizes(): Promise<EntrySize[]> {
  const index = new Map(await exportsOf('index'));
  const sizes: EntrySize[] = [];
  for (const widget of widgets()) {
    const shared = (await exportsOf(widget)).flatMap(([name, value]) =>
      index.get(name) === value ? name : [],
    );
    if (shared.length === 0) throw new Error(`the index of the package has nothing of ${widget}`);
    const words = `{ ${shared.join(', ')} }`;
    const use = `console.log(${shared.join(', ')});`;
    sizes.push({
      widget,
      component: await weigh(`import ${words} from 'portal-widgets/${widget}';${use}`),
      fromIndex: await weigh(`import ${words} from 'portal-widgets';${use}`),
      element: await weigh(`import 'portal-widgets/elements/${widget}';`, `${bundles}/${widget}`),
    });
  }
  return sizes;
}

/** Measures the code that all components share, the portal and the theme, in bytes as above. */
export function frameSize(): Promise<number> {
  return weigh(
    `import { configurePortal, PortalProvider } from 'portal-widgets'; console.log(configurePortal, PortalProvider);`,
  );
}

/** Lists every widget that is a custom element, by its name in the package. */
export function widgets(): string[] {
  return readdirSync(`${library}/elements`)
    .filter((name) => name.endsWith('.js') && name !== 'index.js')
    .map((name) => name.slice(0, -'.js'.length))
    .toSorted();
}

async function exportsOf(entry: string): Promise<[name: string, value: unknown][]> {
  const module: unknown = await import(pathToFileURL(`${library}/${entry}.js`).href);
  return Object.entries(Object(module));
}

/** Returns the size in bytes; also writes the files if a folder is given. */
async function weigh(code: string, folder?: string): Promise<number> {
  const input = `${root}test/page.js`;
  const bundle = await rolldown({
    input,
    external: /^react(-dom)?(\/|$)/,
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === input ? id : null),
        load: (id) => (id === input ? code : null),
      },
    ],
  });
  const options = { format: 'esm', minify: true } as const;
  const { output } = await (folder ? bundle.write({ ...options, dir: folder }) : bundle.generate(options));
  await bundle.close();
  return firstLoad(output.filter((file) => file.type === 'chunk')).reduce(
    (sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length,
    0,
  );
}

/** Returns the page's own chunk with all its static imports. */
function firstLoad(chunks: readonly OutputChunk[]): OutputChunk[] {
  const loaded = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded];
}

/** Returns one message per size above its limit; empty if there is none. */
export function heavyEntries(sizes: readonly EntrySize[], frame: number): string[] {
  const faults = sizes.flatMap(({ widget, component, fromIndex, element }) => {
    const limit = entryLimits[widget] ?? defaultEntryLimit;
    // From the index, the same code may come in a few chunks more, each of which compresses for itself.
    const alone = Math.max(component * 1.05, component + 500);
    return [
      component > limit.component && `${widget}: ${component} bytes, over its limit of ${limit.component}`,
      element > limit.element && `elements/${widget}: ${element} bytes, over its limit of ${limit.element}`,
      fromIndex > alone && `${widget}: ${fromIndex} bytes out of the index, but ${component} alone`,
    ].filter((fault) => fault !== false);
  });
  const gone = Object.keys(entryLimits).filter((name) => !sizes.some(({ widget }) => widget === name));
  if (frame > frameLimit) faults.push(`PortalProvider: ${frame} bytes, over its limit of ${frameLimit}`);
  return [...faults, ...gone.map((name) => `test/entry-limits.ts names ${name}, which is no widget`)];
}
